import "server-only";
import { Prisma, type Comment, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { claimImages } from "@/lib/comments/images";
import type { CreateComment } from "@/lib/comments/inputs";
import { commentsAsValue, type FoundComments, type LoadedComments, loadedComments } from "@/lib/comments/load";
import { mentionable, recordMentions } from "@/lib/comments/mentions";
import { renderComment } from "@/lib/comments/render";
import { notifyOfComment, type WrittenComment } from "@/lib/comments/notifications";
import { insertInto, nextId } from "@/lib/database/record";
import { reader, rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import { Invalid, NotFound } from "@/lib/errors";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { type LoadedTasks, loadedTasks } from "@/lib/tasks/read/load";
import { type FoundTasks, taskRowsOf, tasksAsValue } from "@/lib/tasks/read/load-rows";
import { lockTask } from "@/lib/tasks/lock";
import { startWatching } from "@/lib/tasks/write/watch";
import { cut } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CreatedComment {
  comment: LoadedComments;
  task: LoadedTasks;
}

/** A reply to a reply is attached to the top comment (compatibility.md, C73). @param address the author's IP address */
export async function createComment(
  found: Task,
  input: CreateComment,
  address: string,
  actor: CurrentUser,
): Promise<CreatedComment> {
  const id = await transaction(async (tx) => {
    const [task, commentId] = await Promise.all([
      lockTask(tx, found, input.parentId === undefined ? ONE_COMMENT_MORE : Prisma.empty),
      nextId(tx, "comment"),
    ]);
    const repliedTo = input.parentId === undefined ? null : await findRepliedTo(tx, task, input.parentId);
    const author = await authorOf(tx, task, input.authorId, actor);
    const people = await mentionable(
      tx,
      { boardId: task.boardId, text: input.text, requestedIds: input.mentionedIds },
      actor,
    );
    const { html, text, mentionedIds } = renderComment(input.text, people, env().BOARDS_URL);

    const comment = await insertComment(tx, task, { ...input, id: commentId, html, address, repliedTo }, author);
    await claimImages(tx, comment, input.imageIds, actor);
    const written = { comment, text, mentionedIds: [...new Set([...input.mentionedIds, ...mentionedIds])] };
    await recordMentions(tx, comment.id, written.mentionedIds);
    await recordChange(tx, comment, text, author);
    await notifyOfComment(tx, written, authorIdsOf(repliedTo), author);
    await startWatching(tx, task.boardId, [{ taskId: task.id, userId: author.id }], "watch_on_commenting");
    return comment.id;
  });
  return loadCreated(found, id, actor);
}

const ONE_COMMENT_MORE = Prisma.sql`, comments_count = comments_count + 1`;

async function loadCreated({ id: taskId, boardId }: Task, id: number, actor: CurrentUser): Promise<CreatedComment> {
  const tx = reader();
  const comments = commentsAsValue({ where: Prisma.sql`c.id = ${id}` });
  const tasks = tasksAsValue(boardId, actor.id, { where: Prisma.sql`t.id = ${taskId}` });
  const [row] = await rowsOf<{ found: string }>(
    tx,
    Prisma.sql`SELECT json_build_array(${comments}, ${tasks})::text AS found`,
  );
  const [foundComments, foundTasks] = JSON.parse(row?.found ?? "[]") as [FoundComments, FoundTasks];
  const comment = await loadedComments(tx, foundComments);
  if (comment.rows.length === 0) throw new NotFound("Comment");
  return { comment, task: loadedTasks(taskRowsOf(foundTasks)) };
}

type RepliedTo = Comment & { parent: Comment | null };

/** @throws NotFound when the comment is not on the task */
async function findRepliedTo(tx: Tx, { id: taskId }: Task, commentId: number): Promise<RepliedTo> {
  const repliedTo = await tx.comment.findFirst({
    where: { id: commentId, taskId, type: { in: ["comment", "reply"] } },
    include: { parent: true },
  });
  if (!repliedTo) throw new NotFound("Comment");
  return repliedTo;
}

const authorIdsOf = (repliedTo: RepliedTo | null): number[] =>
  [repliedTo?.createdById, repliedTo?.parent?.createdById].filter((id) => typeof id === "number");

type Author = Pick<CurrentUser, "id" | "displayName" | "email">;

/** Admins may comment as someone who could comment here. @throws NotFound, Invalid */
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

interface NewComment extends CreateComment {
  id: number;
  html: string;
  address: string;
  repliedTo: RepliedTo | null;
}

async function insertComment(
  tx: Tx,
  { id: taskId, boardId, type }: Task,
  { id, text, html, privacy, address, repliedTo }: NewComment,
  author: Author,
): Promise<WrittenComment["comment"]> {
  const place = { id, taskId, boardId, parentId: repliedTo && (repliedTo.parentId ?? repliedTo.id) };
  const texts = {
    type: repliedTo ? "reply" : "comment",
    privacy: privacy ?? (type === "roadmap" ? "public" : "private"),
    rawDescription: text,
    description: html,
  };
  const authorship = {
    createdById: author.id,
    authorName: author.displayName,
    authorEmail: author.email,
    authorIp: cut(address, 45),
  };
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  await sendAlong(tx, insertInto("comment", { ...place, ...texts, ...authorship, ...times }));
  return place;
}

async function recordChange(
  tx: Tx,
  { boardId, taskId, parentId }: WrittenComment["comment"],
  text: string,
  author: Author,
) {
  const line: ActivityLine =
    parentId === null
      ? { boardId, taskId, event: "added comment", newValue: text || null }
      : { boardId, taskId, event: "added a reply" };
  await recordActivity(tx, author, line);
}
