import "server-only";
import { type Board, Prisma, type TrashItem } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { ONE_MORE } from "@/lib/comments/insert";
import { loadComment, type LoadedComments } from "@/lib/comments/load";
import { reader, transaction, type Tx } from "@/lib/db";
import { Conflict, NotFound } from "@/lib/errors";
import { lockTask } from "@/lib/tasks/lock";
import { isSeenBy, lockItem } from "@/lib/trash/item";
import { putBack } from "@/lib/trash/put-back";
import type { CurrentUser } from "@/lib/users/current-user";

interface CommentRow {
  parent_id: number | null;
  type: string;
}

/** With its replies, mentions and pictures. @throws NotFound when it is not in this board's trash, or neither written nor deleted by
 * this person, Conflict when its task or comment is gone */
export async function restoreTrashedComment(board: Board, id: number, actor: CurrentUser): Promise<LoadedComments> {
  await transaction(async (tx) => {
    const where = Prisma.sql`i.board_id = ${board.id} AND ${isSeenBy(actor.id)}`;
    const { row, ...item } = await lockItem<CommentRow>(tx, "comment", id, where);
    await lockOwners(tx, item, row);
    await putBack(tx, item, {});
    const { boardId, title } = item;
    await recordActivity(tx, actor, {
      ...{ boardId, taskId: item.taskId ?? 0, subjectId: id },
      ...(row.parent_id === null
        ? { event: "restored comment" as const, newValue: title || null }
        : { event: "restored a reply" as const }),
    });
  });
  return loadComment(reader(), id);
}

async function lockOwners(tx: Tx, { boardId, taskId }: TrashItem, { parent_id, type }: CommentRow): Promise<void> {
  const counts = type === "comment" && parent_id === null;
  await lockTask(tx, { id: taskId ?? 0, boardId }, counts ? ONE_MORE : undefined).catch(asConflict);
  const parent =
    parent_id === null ? true : await tx.comment.findFirst({ where: { id: parent_id, taskId: taskId ?? 0 } });
  if (!parent) throw new Conflict("The comment that this reply answers is gone. Please restore it first.");
}

function asConflict(error: unknown): never {
  if (error instanceof NotFound) throw new Conflict("The task of this comment is gone. Please restore it first.");
  throw error;
}
