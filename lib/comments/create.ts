import "server-only";
import { Prisma, type Comment, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { claimImages } from "@/lib/comments/images";
import type { CreateComment } from "@/lib/comments/inputs";
import { loadComment, type LoadedComments } from "@/lib/comments/load";
import { mentionable, recordMentions } from "@/lib/comments/mentions";
import { renderComment } from "@/lib/comments/render";
import { notifyOfComment } from "@/lib/comments/notifications";
import { reader, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid, NotFound } from "@/lib/errors";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { lockTask } from "@/lib/tasks/lock";
import { startWatching } from "@/lib/tasks/write/watch";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CreatedComment {
  comment: LoadedComments;
  /** The task as it is now. */
  task: LoadedTasks;
}

/** Writes a comment or reply on a task (document 1, 4.4). A reply to a reply hangs under the comment above both. @param address from where it is written */
export async function createComment(
  found: Task,
  given: CreateComment,
  address: string,
  actor: CurrentUser,
): Promise<CreatedComment> {
  const id = await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    const answered = given.parentId === undefined ? null : await answeredOn(tx, task, given.parentId);
    const author = await authorOf(tx, task, given.authorId, actor);
    const people = await mentionable(
      tx,
      { boardId: task.boardId, text: given.text, askedIds: given.mentionedIds },
      actor,
    );
    const { html, text, mentionedIds } = renderComment(given.text, people, env().BOARDS_URL);

    const comment = await insertComment(tx, task, { ...given, html, address, answered }, author);
    await claimImages(tx, comment, given.imageIds, actor);
    const written = { comment, text, mentionedIds: [...new Set([...given.mentionedIds, ...mentionedIds])] };
    await recordMentions(tx, comment.id, written.mentionedIds);
    await note(tx, comment, text, author);
    await notifyOfComment(tx, written, authorsOf(answered), author);
    await startWatching(tx, task.boardId, [{ taskId: task.id, userId: author.id }], "watch_on_commenting");
    return comment.id;
  });
  return {
    comment: await loadComment(reader(), id),
    task: await loadTasks(reader(), found.boardId, actor.id, { where: Prisma.sql`t.id = ${found.id}` }),
  };
}

type Answered = Comment & { parent: Comment | null };

/** What somebody answers; deleting it waits for the task, too. @throws NotFound when it is not on the task */
async function answeredOn(tx: Tx, { id: taskId }: Task, commentId: number): Promise<Answered> {
  const answered = await tx.comment.findFirst({
    where: { id: commentId, taskId, type: { in: ["comment", "reply"] } },
    include: { parent: true },
  });
  if (!answered) throw new NotFound("Comment");
  return answered;
}

const authorsOf = (answered: Answered | null): number[] =>
  [answered?.createdById, answered?.parent?.createdById].filter((id) => typeof id === "number");

type Author = Pick<CurrentUser, "id" | "displayName" | "email">;

/** Only admins write in another's name: one who could have written it himself. @throws NotFound, Invalid */
async function authorOf(tx: Tx, { boardId }: Task, authorId: number | undefined, actor: CurrentUser): Promise<Author> {
  if (authorId === undefined || authorId === actor.id || !actor.isAdmin) return actor;

  const author = await tx.user.findUnique({
    where: { id: authorId },
    select: { id: true, displayName: true, email: true },
  });
  if (!author) throw new NotFound("User");
  if ((await assignableIds(tx, boardId, [authorId])).length === 0)
    throw new Invalid(NO_MEMBER, { params: { comment_by: NO_MEMBER } });
  return author;
}

const NO_MEMBER = "Only members of the board can comment.";

interface Written extends CreateComment {
  html: string;
  address: string;
  answered: Answered | null;
}

/** Comments are counted on their task, replies are not. */
async function insertComment(
  tx: Tx,
  { id: taskId, boardId, type }: Task,
  { text, html, privacy, address, answered }: Written,
  author: Author,
): Promise<Comment> {
  const words = {
    rawDescription: text,
    description: html,
    privacy: privacy ?? (type === "roadmap" ? "public" : "private"),
  };
  const signed = {
    createdById: author.id,
    authorName: author.displayName,
    authorEmail: author.email,
    authorIp: cut(address, 45),
  };
  const place = {
    taskId,
    boardId,
    parentId: answered && (answered.parentId ?? answered.id),
    type: answered ? ("reply" as const) : ("comment" as const),
  };
  if (!answered)
    await tx.task.update({ where: { id: taskId }, data: { commentsCount: { increment: 1 } }, select: { id: true } });
  return tx.comment.create({ data: { ...place, ...words, ...signed } });
}

async function note(tx: Tx, { boardId, taskId, parentId }: Comment, text: string, author: Author) {
  const line: ActivityLine =
    parentId === null
      ? { boardId, taskId, event: "added comment", newValue: text || null }
      : { boardId, taskId, event: "added a reply" };
  await recordActivity(tx, author, line);
}
