import "server-only";
import type { BlockedGuest } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { addressKeyOf } from "@/lib/guests/guest";
import type { BlockGuest } from "@/lib/moderation/inputs";
import { isIdea } from "@/lib/roadmaps/of-user";

/** By what a guest is known: the email address in small letters. */
export type KnownGuest = Pick<BlockedGuest, "guestKey" | "addressKey" | "email">;

/** Who wrote a submission, an idea or a comment of this board. @throws NotFound, Invalid for the text of an account */
export async function guestOfText(
  tx: Tx,
  boardId: number,
  { submissionId, taskId, commentId }: BlockGuest,
): Promise<KnownGuest> {
  if (submissionId !== undefined) return authorOfSubmission(tx, boardId, submissionId);
  if (taskId !== undefined) return authorOfIdea(tx, boardId, taskId);
  return authorOfComment(tx, boardId, commentId ?? 0);
}

const NO_GUEST = "Only guests can be blocked.";

async function authorOfSubmission(tx: Tx, boardId: number, id: number): Promise<KnownGuest> {
  const submission = await tx.submission.findFirst({ where: { id, boardId } });
  if (!submission) throw new NotFound("Submission");
  if (submission.userId !== null) throw new Invalid(NO_GUEST);
  const { guestKey, addressKey, authorEmail } = submission;
  return { guestKey, addressKey, email: inSmallLetters(authorEmail) };
}

async function authorOfIdea(tx: Tx, boardId: number, id: number): Promise<KnownGuest> {
  const task = await tx.task.findFirst({ where: { id, boardId }, include: { idea: true } });
  if (!task || !isIdea(task)) throw new NotFound("Idea");
  if (task.createdById !== null) throw new Invalid(NO_GUEST);
  const { guestKey = null, addressKey = null } = task.idea ?? {};
  return { guestKey, addressKey, email: inSmallLetters(task.authorEmail) };
}

async function authorOfComment(tx: Tx, boardId: number, id: number): Promise<KnownGuest> {
  const comment = await tx.comment.findFirst({ where: { id, boardId } });
  if (!comment) throw new NotFound("Comment");
  if (comment.createdById !== null) throw new Invalid(NO_GUEST);
  const { guestKey, authorIp, authorEmail } = comment;
  return { guestKey, addressKey: authorIp ? addressKeyOf(authorIp) : null, email: inSmallLetters(authorEmail) };
}

const inSmallLetters = (email: string | null): string | null => email?.toLowerCase() || null;
