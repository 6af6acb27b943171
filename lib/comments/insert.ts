import "server-only";
import { type Comment, Prisma, type Task } from "@/generated/prisma/client";
import type { Actor } from "@/lib/activity/actor";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import type { WrittenComment } from "@/lib/comments/notifications";
import { insertInto } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { cut } from "@/lib/text/text";

/** What a comment that is no reply changes of its task, for `lockTask`. */
export const ONE_MORE = Prisma.sql`, comments_count = comments_count + 1`;

export type RepliedTo = Comment & { parent: Comment | null };

/** @throws NotFound when the comment is not on the task */
export async function findRepliedTo(tx: Tx, { id: taskId }: Pick<Task, "id">, commentId: number): Promise<RepliedTo> {
  const repliedTo = await tx.comment.findFirst({
    where: { id: commentId, taskId, type: { in: ["comment", "reply"] } },
    include: { parent: true },
  });
  if (!repliedTo) throw new NotFound("Comment");
  return repliedTo;
}

export const authorIdsOf = (repliedTo: RepliedTo | null): number[] =>
  [repliedTo?.createdById, repliedTo?.parent?.createdById].filter((id) => typeof id === "number");

type NewComment = Pick<
  Comment,
  "id" | "privacy" | "rawDescription" | "description" | "isMarkdown" | "createdById" | "authorName" | "authorEmail"
> & { guestKey?: string | null; address: string; repliedTo: RepliedTo | null };

/** A reply to a reply is attached to the top comment (compatibility.md, C73). Needs the task's lock. */
export async function insertComment(
  tx: Tx,
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  { address, repliedTo, ...comment }: NewComment,
): Promise<WrittenComment["comment"]> {
  const parentId = repliedTo && (repliedTo.parentId ?? repliedTo.id);
  const now = new Date();
  const row = { ...comment, taskId, boardId, parentId, type: repliedTo ? "reply" : "comment" };
  await sendAlong(tx, insertInto("comment", { ...row, authorIp: cut(address, 45), createdAt: now, updatedAt: now }));
  return { id: comment.id, taskId, boardId, parentId };
}

export async function recordCommented(
  tx: Tx,
  { id, boardId, taskId, parentId }: WrittenComment["comment"],
  text: string,
  actor: Actor,
): Promise<void> {
  const line: ActivityLine =
    parentId === null
      ? { boardId, taskId, subjectId: id, event: "added comment", newValue: text || null }
      : { boardId, taskId, subjectId: id, event: "added a reply" };
  await recordActivity(tx, actor, line);
}
