import "server-only";
import { type Comment, Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { columnsOf } from "@/lib/database/record";
import { TOUCH } from "@/lib/database/pipeline";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { lockTask } from "@/lib/tasks/lock";

export interface LockedComment extends Comment {
  mentionedIds: number[];
}

/** Locks the task, which serializes all writes to its comments. @throws NotFound when the comment is gone */
export async function lockComment(tx: Tx, { id, taskId, boardId }: Comment): Promise<LockedComment> {
  // The parent comes first, as in every change of a subtask.
  await sendAlong(
    tx,
    Prisma.sql`${Prisma.raw(TOUCH)} UPDATE task SET updated_at = ${changeTime()} WHERE id = (SELECT parent_id FROM task WHERE id = ${taskId} AND board_id = ${boardId})`,
  );
  const [, [comment]] = await Promise.all([
    lockTask(tx, { id: taskId, boardId }).catch(asGone),
    readComment(tx, id, taskId),
  ]);
  if (!comment) throw new NotFound("Comment");
  return comment;
}

/** Without its task a comment is gone, too. */
function asGone(error: unknown) {
  if (!(error instanceof NotFound)) throw error;
}

const readComment = (tx: Tx, id: number, taskId: number): Promise<LockedComment[]> =>
  rowsOf(
    tx,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.CommentScalarFieldEnum, "c")}, ARRAY(SELECT user_id FROM comment_mention WHERE comment_id = c.id) AS "mentionedIds"
    FROM comment c WHERE c.id = ${id} AND c.task_id = ${taskId}`,
  );
