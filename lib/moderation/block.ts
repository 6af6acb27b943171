import "server-only";
import { type BlockedGuest, type Board, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { isIdea } from "@/lib/roadmaps/of-user";
import type { BlockGuest } from "@/lib/moderation/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

type Known = Pick<BlockedGuest, "guestKey" | "addressKey" | "email">;

/** Blocks the guest who wrote something by cookie, network and address, and marks what else of theirs waits as spam.
 * @throws NotFound, Invalid for the text of an account */
export async function blockGuest(
  { id: boardId }: Board,
  input: BlockGuest,
  actor: CurrentUser,
): Promise<{ blocked: BlockedGuest; spam: number }> {
  return transaction(async (tx) => {
    const known = await guestOf(tx, boardId, input);
    if (Object.values(known).every((key) => key === null)) throw new Invalid(NO_GUEST);

    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('blocked guests', ${boardId}))`;
    const before = await tx.blockedGuest.findFirst({ where: { boardId, ...known } });
    const blocked = before ?? (await tx.blockedGuest.create({ data: { boardId, ...known, createdById: actor.id } }));
    if (!before) await recordActivity(tx, actor, { boardId, event: "blocked guest" });
    return { blocked, spam: await markWaiting(tx, boardId, known, actor) };
  });
}

export async function unblockGuest({ id, boardId }: BlockedGuest, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.blockedGuest.deleteMany({ where: { id, boardId } });
    if (count === 0) throw new NotFound("Blocked guest");
    await recordActivity(tx, actor, { boardId, event: "unblocked guest" });
  });
}

const NO_GUEST = "Only guests can be blocked.";

async function guestOf(tx: Tx, boardId: number, { submissionId, taskId, commentId }: BlockGuest): Promise<Known> {
  if (submissionId !== undefined) return authorOfSubmission(tx, boardId, submissionId);
  if (taskId !== undefined) return authorOfIdea(tx, boardId, taskId);
  return authorOfComment(tx, boardId, commentId ?? 0);
}

async function authorOfSubmission(tx: Tx, boardId: number, id: number): Promise<Known> {
  const submission = await tx.submission.findFirst({ where: { id, boardId } });
  if (!submission) throw new NotFound("Submission");
  if (submission.userId !== null) throw new Invalid(NO_GUEST);
  const { guestKey, addressKey, authorEmail } = submission;
  return { guestKey, addressKey, email: addressOf(authorEmail) };
}

async function authorOfIdea(tx: Tx, boardId: number, id: number): Promise<Known> {
  const task = await tx.task.findFirst({ where: { id, boardId }, include: { idea: true } });
  if (!task || !isIdea(task)) throw new NotFound("Idea");
  if (task.createdById !== null) throw new Invalid(NO_GUEST);
  const { guestKey = null, addressKey = null } = task.idea ?? {};
  return { guestKey, addressKey, email: addressOf(task.authorEmail) };
}

async function authorOfComment(tx: Tx, boardId: number, id: number): Promise<Known> {
  const comment = await tx.comment.findFirst({ where: { id, boardId } });
  if (!comment) throw new NotFound("Comment");
  if (comment.createdById !== null) throw new Invalid(NO_GUEST);
  return { guestKey: comment.guestKey, addressKey: null, email: addressOf(comment.authorEmail) };
}

const addressOf = (email: string | null): string | null => email?.toLowerCase() || null;

/** Not by network alone, which others may share: without a cookie it is the guest's key, too. */
async function markWaiting(
  tx: Tx,
  boardId: number,
  { guestKey, addressKey, email }: Known,
  actor: CurrentUser,
): Promise<number> {
  const cookieKey = guestKey === addressKey ? null : guestKey;
  const marked = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    UPDATE submission SET state = 'spam', decided_by = ${actor.id}, decided_at = ${new Date()}
    WHERE board_id = ${boardId} AND state = 'pending' AND user_id IS NULL AND (guest_key = ${cookieKey} OR lower(author_email) = ${email}) RETURNING id`,
  );
  return marked.length;
}
