import "server-only";
import { type Board, type Invitation, Prisma, type User } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { digestOfToken, invitationDigest } from "@/lib/invitations/link";
import { isActive, isDeactivated } from "@/lib/users/active";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

interface OnInvitation extends OnBoard {
  invitation: Invitation;
}

/** @throws Forbidden for an invisible board, NotFound for an invitation to another one */
export const invitationOnBoard = finder<OnInvitation>({
  expression: (params) => invitationOfPath(params, Prisma.sql`true`),
  result: (value, user) => foundInvitation(value, user),
});

/** @throws NotFound when it was used, has expired, or its link can't be derived any more */
export const openInvitationOnBoard = finder<OnInvitation>({
  expression: (params) => invitationOfPath(params, isOpen()),
  result: (value, user) => {
    const found = foundInvitation(value, user);
    if (invitationDigest(found.invitation) !== found.invitation.digest) throw invitationNotFound();
    return found;
  },
});

const invitationAsJson = recordAsJson(Prisma.InvitationScalarFieldEnum, "i");
const withInvitationTimes = withTimes<Invitation>(Prisma.InvitationScalarFieldEnum);

/** @param where a condition on `invitation i` */
const invitationOfPath = ({ board_id, invitation_id }: PathParams, where: Prisma.Sql) =>
  boardOfCaller(
    pathId(board_id),
    Prisma.sql`(SELECT ${invitationAsJson} FROM invitation i WHERE i.id = ${pathId(invitation_id)} AND i.board_id = b.id AND ${where})`,
  );

function foundInvitation(value: string | null, user: CurrentUser): OnInvitation {
  const { more, ...found } = foundBoard<InJson<Invitation> | null>(value, user);
  if (!more) throw invitationNotFound();
  return { ...found, invitation: withInvitationTimes(more) };
}

export const invitationNotFound = () => new Refusal(404, "rest_not_found", "Invitation not found.");

export interface OpenInvitation extends Invitation {
  board: Pick<Board, "id" | "title">;
  invitedBy: Pick<User, "id" | "displayName"> | null;
}

/** Null when the token is invalid, used or expired, or the account is deactivated. */
export async function openInvitation(token: string): Promise<OpenInvitation | null> {
  const [open] = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`SELECT i.id FROM invitation i WHERE i.digest = ${digestOfToken(token)} AND ${isOpen()}`,
  );
  const invitation =
    open &&
    (await db.invitation.findUnique({
      where: { id: open.id },
      include: { board: { select: { id: true, title: true } }, invitedBy: { select: { id: true, displayName: true } } },
    }));
  const account = invitation && (await accountOf(invitation.email));
  return !invitation || (account && isDeactivated(account)) ? null : invitation;
}

/** Why a link no longer works. Cancelled and invented tokens can't be distinguished. */
export async function closedInvitation(token: string): Promise<ClosedInvitation> {
  const sent = await db.invitation.findUnique({
    where: { digest: digestOfToken(token) },
    select: { boardId: true, email: true, usedAt: true, expiresAt: true },
  });
  if (sent?.usedAt) return { reason: "accepted", boardId: sent.boardId, email: sent.email };
  return { reason: sent && sent.expiresAt <= new Date() ? "expired" : "unknown" };
}

export type ClosedInvitation =
  | { reason: "accepted"; boardId: number; email: string }
  | { reason: "expired" | "unknown" };

/** A condition on `invitation i`: unused, not expired, and its sender may still invite people to the board. */
export const isOpen = () => Prisma.sql`(i.used_at IS NULL AND i.expires_at > ${new Date()} AND ${senderMayInvite})`;

/** A condition on `invitation i`. Invitations end with the sender's right to invite, so that removed people have no way
 * back. */
export const senderMayInvite = Prisma.sql`(i.invited_by IS NULL OR EXISTS (
  SELECT 1 FROM "user" u WHERE u.id = i.invited_by AND ${isActive} AND (
    u.role = 'administrator' OR u.is_service_admin
    OR EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = i.board_id AND m.user_id = u.id AND m.role = 'manager'))))`;

export async function accountOf(email: string): Promise<Pick<User, "id" | "deactivatedAt"> | null> {
  const [account] = await rowsOf<Pick<User, "id" | "deactivatedAt">>(
    db,
    Prisma.sql`SELECT id, deactivated_at AS "deactivatedAt" FROM "user" WHERE lower(email) = lower(${email})`,
  );
  return account ?? null;
}
