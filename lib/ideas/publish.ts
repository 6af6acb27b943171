import "server-only";
import type { Board, Submission, Task } from "@/generated/prisma/client";
import { authorIdsOf, findRepliedTo, insertComment, ONE_MORE, recordCommented } from "@/lib/comments/insert";
import { notifyOfComment, type WrittenComment } from "@/lib/comments/notifications";
import { insertInto, nextId } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { followOwn } from "@/lib/ideas/follow-own";
import { actorOf, type Authorship } from "@/lib/ideas/sender";
import { activeStages } from "@/lib/stages/place";
import { NEW_TASK } from "@/lib/tasks/inputs";
import { lockTask } from "@/lib/tasks/lock";
import { insertInStage, placeInStage } from "@/lib/tasks/write/create";
import { startWatching } from "@/lib/tasks/write/watch";
import { textOfHtml } from "@/lib/text/text-of-html";

export interface NewIdea {
  title: string;
  /** Safe HTML. */
  description: string;
}

/** Puts an idea at the end of the board's first active stage. @throws Invalid when there is none */
export async function publishIdea(
  tx: Tx,
  board: Board,
  { title, description }: NewIdea,
  by: Authorship,
): Promise<Task> {
  const place = await placeInStage(tx, board, await firstStage(tx, board), null);
  const guest = by.userId === null && { authorName: by.authorName, authorEmail: by.authorEmail };
  const input = { ...NEW_TASK, title, description, source: "page", ...guest };
  const task = await insertInStage(tx, board, place, input, actorOf(by));
  if (by.userId === null)
    await sendAlong(tx, insertInto("idea", { taskId: task.id, guestKey: by.guestKey, addressKey: by.addressKey }));
  return task;
}

/** @throws Invalid */
export async function firstStage(tx: Tx, { id }: Pick<Board, "id">): Promise<number> {
  const [stage] = await activeStages(tx, id);
  if (!stage) throw new Invalid("You can not create idea in this board");
  return stage.id;
}

export interface NewIdeaComment {
  /** Safe HTML. */
  description: string;
  repliedToId: number | null;
}

/** @throws NotFound when the idea, or the comment that is replied to, is gone */
export async function publishComment(
  tx: Tx,
  idea: Pick<Task, "id" | "boardId">,
  { description, repliedToId }: NewIdeaComment,
  by: Authorship,
): Promise<WrittenComment["comment"]> {
  const [task, id] = await Promise.all([
    lockTask(tx, idea, repliedToId === null ? ONE_MORE : undefined),
    nextId(tx, "comment"),
  ]);
  if (task.archivedAt) throw new NotFound("Idea");
  const repliedTo = repliedToId === null ? null : await findRepliedTo(tx, task, repliedToId);
  const text = textOfHtml(description).trim();
  const authorship = { createdById: by.userId, authorName: by.authorName, authorEmail: by.authorEmail };
  const texts = { privacy: "public", rawDescription: text, description, isMarkdown: false } as const;
  const origin = { guestKey: by.guestKey, address: by.authorIp };
  const comment = await insertComment(tx, task, { id, ...texts, ...authorship, ...origin, repliedTo });
  const actor = actorOf(by);
  await recordCommented(tx, comment, text, actor);
  await notifyOfComment(tx, { comment, text, mentionedIds: [] }, authorIdsOf(repliedTo), actor);
  const watchers = by.userId === null ? [] : [{ taskId: task.id, userId: by.userId }];
  await startWatching(tx, task.boardId, watchers, "watch_on_commenting");
  return comment;
}

export type Published = { task: Task } | { comment: WrittenComment["comment"] };

/** What waited for a moderator becomes an idea or comment of its author, and leaves the queue. @throws NotFound */
export async function publishSubmission(tx: Tx, submission: Submission, board: Board): Promise<Published> {
  const { kind, taskId, description, title, parentId } = submission;
  const { count } = await tx.submission.deleteMany({ where: { id: submission.id, boardId: board.id } });
  if (count === 0) throw new NotFound("Submission");
  if (kind === "idea") {
    const task = await publishIdea(tx, board, { title: title ?? "", description }, submission);
    await followOwn(tx, board, task, submission);
    return { task };
  }
  const idea = await tx.task.findFirst({ where: { id: taskId ?? 0, boardId: board.id } });
  if (!idea) throw new NotFound("Idea");

  const comment = await publishComment(tx, idea, { description, repliedToId: parentId }, submission);
  await followOwn(tx, board, idea, submission);
  return { comment };
}
