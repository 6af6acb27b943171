import "server-only";
import { type Board, type Invitation, Prisma, type User } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db, rowsOf } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { digestOfToken, invitationDigest } from "@/lib/invitations/link";
import { ACTIVE, isDeactivated } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws Forbidden for an invisible board, NotFound for an invitation to another one */
export async function invitationOnBoard(
  params: PathParams,
  user: CurrentUser,
): Promise<OnBoard & { invitation: Invitation }> {
  const found = await boardOfUser(params, user);
  const invitation = await db.invitation.findFirst({
    where: { id: pathId(params.invitation_id), boardId: found.board.id },
  });
  if (!invitation) throw invitationNotFound();

  return { ...found, invitation };
}

/** @throws NotFound when it was used, has expired, or its link can't be derived any more */
export async function openInvitationOnBoard(
  params: PathParams,
  user: CurrentUser,
): Promise<OnBoard & { invitation: Invitation }> {
  const found = await boardOfUser(params, user);
  const invitation = await db.invitation.findFirst({
    where: { id: pathId(params.invitation_id), ...isOpen({ boardId: found.board.id }) },
  });
  if (!invitation || invitationDigest(invitation) !== invitation.digest) throw invitationNotFound();

  return { ...found, invitation };
}

export const invitationNotFound = () => new Refusal(404, "rest_not_found", "Invitation not found.");

export interface OpenInvitation extends Invitation {
  board: Pick<Board, "id" | "title">;
  invitedBy: Pick<User, "id" | "displayName"> | null;
}

/** Null when the token is invalid, used or expired, or the account is deactivated. */
export async function openInvitation(token: string): Promise<OpenInvitation | null> {
  const sent = await db.invitation.findUnique({
    where: { digest: digestOfToken(token) },
    select: { id: true, boardId: true },
  });
  const invitation =
    sent &&
    (await db.invitation.findFirst({
      where: { id: sent.id, ...isOpen(sent) },
      include: { board: { select: { id: true, title: true } }, invitedBy: { select: { id: true, displayName: true } } },
    }));
  const account = invitation && (await accountOf(invitation.email));
  return account && isDeactivated(account) ? null : invitation;
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
  { reason: "accepted"; boardId: number; email: string } | { reason: "expired" | "unknown" };

/** Unused, not expired, and its sender may still invite people to the board. */
export const isOpen = ({ boardId }: Pick<Invitation, "boardId">) =>
  ({
    boardId,
    usedAt: null,
    expiresAt: { gt: new Date() },
    ...senderMayInvite(boardId),
  }) satisfies Prisma.InvitationWhereInput;

/** Invitations end with the sender's right to invite, so that removed people have no way back. */
export const senderMayInvite = (boardId: number) =>
  ({
    OR: [
      { invitedById: null },
      {
        invitedBy: {
          ...ACTIVE,
          OR: [
            { role: "administrator" },
            { isServiceAdmin: true },
            { memberships: { some: { boardId, role: "manager" } } },
          ],
        },
      },
    ],
  }) satisfies Prisma.InvitationWhereInput;

export async function accountOf(email: string): Promise<Pick<User, "id" | "deactivatedAt"> | null> {
  const [account] = await rowsOf<Pick<User, "id" | "deactivatedAt">>(
    db,
    Prisma.sql`SELECT id, deactivated_at AS "deactivatedAt" FROM "user" WHERE lower(email) = lower(${email})`,
  );
  return account ?? null;
}
