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

/** The invitation of the path, through the board of the path. @throws Forbidden for a stranger's board, NotFound for an invitation to another one */
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

/** The same, as long as a link opens it. @throws NotFound also for one that was used or has expired, and for one whose link can't be derived any more */
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

/** An invitation that can be accepted, with what its page tells. */
export interface OpenInvitation extends Invitation {
  board: Pick<Board, "id" | "title">;
  invitedBy: Pick<User, "id" | "displayName"> | null;
}

/** By the token of a mail; null when it was deleted or made up, is not open any more, or was sent to a deactivated account. */
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

/** Why the link with this token lets nobody in any more. Of one that was cancelled, or made up, there is nothing to say. */
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

/** Neither used nor older than 48 hours, and who sent it may still invite to the board. */
export const isOpen = ({ boardId }: Pick<Invitation, "boardId">) =>
  ({
    boardId,
    usedAt: null,
    expiresAt: { gt: new Date() },
    ...senderMayInvite(boardId),
  }) satisfies Prisma.InvitationWhereInput;

/** Nobody who was removed keeps a way back: with the sender's right his invitations end. */
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

/** The account with this e-mail address, in any case of its letters. */
export async function accountOf(email: string): Promise<Pick<User, "id" | "deactivatedAt"> | null> {
  const [account] = await rowsOf<Pick<User, "id" | "deactivatedAt">>(
    db,
    Prisma.sql`SELECT id, deactivated_at AS "deactivatedAt" FROM "user" WHERE lower(email) = lower(${email})`,
  );
  return account ?? null;
}
