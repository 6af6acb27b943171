import { POST } from "@/app/wp-json/boards/v2/projects/[board_id]/send-invitation/route";
import type { Board, Invitation, Prisma, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { invitationDigest } from "@/lib/invitations/link";
import { call } from "@/lib/testing/http/call";
import { mailsOfKind } from "@/lib/testing/probes/jobs";

export const invite = (as: User | undefined, { id }: Pick<Board, "id">, body: object) =>
  call(POST, { as, params: { board_id: id }, body });

export async function mailedToken(): Promise<string> {
  const mail = (await mailsOfKind("invitation")).at(-1);
  return /https:\/\/boards\.test\/invitations\?token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Invites an address and returns the token of the mailed link. */
export async function anInvitation(
  by: User,
  board: Pick<Board, "id">,
  email = "nina@example.com",
  role = "member",
): Promise<string> {
  await invite(by, board, { email, role });
  return mailedToken();
}

/** Records that this membership began with an invitation to the address. */
export const markAsInvited = (
  invitedEmail: string,
  { id: boardId }: Pick<Board, "id">,
  { id: userId }: Pick<User, "id">,
) => db.boardMember.update({ where: { boardId_userId: { boardId, userId } }, data: { invitedEmail } });

export async function anOpenInvitation(
  data: Omit<Prisma.InvitationUncheckedCreateInput, "digest" | "expiresAt">,
): Promise<Invitation> {
  const made = await db.invitation.create({
    data: { ...data, digest: "none yet", expiresAt: new Date(Date.now() + 3_600_000) },
  });
  return db.invitation.update({ where: { id: made.id }, data: { digest: invitationDigest(made) } });
}
