import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import type { Actor } from "@/lib/activity/actor";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { lockComment } from "@/lib/comments/lock";
import { removeNotifications } from "@/lib/comments/notifications";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { keepFiles, trashComments } from "@/lib/trash/put-in";

export type RemovedComment = Pick<Comment, "id" | "boardId" | "taskId" | "type" | "parentId" | "rawDescription">;

export async function deleteComment(found: Comment, actor: Actor): Promise<void> {
  await transaction(async (tx) => removeComments(tx, [await lockComment(tx, found)], actor));
}

/** Into the trash. Their replies go with them. Needs the locks of their tasks. */
export async function removeComments(tx: Tx, comments: RemovedComment[], actor: Actor): Promise<void> {
  if (comments.length === 0) return;

  const ids = comments.map(({ id }) => id);
  await trashComments(tx, comments, actor);
  await sendAlong(tx, Prisma.sql`DELETE FROM comment WHERE id = ANY(${ids}::int[])`);
  await removeNotifications(tx, comments);
  await keepFiles(tx, "comment", ids);
  const counted = comments.filter(({ type, parentId }) => type === "comment" && parentId === null);
  if (counted.length > 0) await sendAlong(tx, countFewer(counted));
  await recordActivity(tx, actor, ...comments.flatMap(lineOf));
}

const countFewer = (comments: RemovedComment[]): Prisma.Sql => Prisma.sql`
  UPDATE task t SET comments_count = t.comments_count - gone.count
  FROM (SELECT id, count(*)::int FROM unnest(${comments.map(({ taskId }) => taskId)}::int[]) AS gone (id) GROUP BY id) gone WHERE t.id = gone.id`;

function lineOf({ id, boardId, taskId, type, parentId, rawDescription }: RemovedComment): ActivityLine[] {
  const line = { boardId, taskId, subjectId: id, newValue: rawDescription || null };
  if (parentId !== null) return [{ ...line, event: "removed a reply" }];
  return type === "comment" ? [{ ...line, event: "removed comment" }] : [];
}
