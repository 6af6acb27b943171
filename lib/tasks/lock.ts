import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/**
 * The task as it is now, held until the transaction ends, and marked as changed: what hangs on a task counts as part of it
 * for whoever asks what changed, and a subtask as part of its parent. @throws NotFound when it is not on that board, or gone.
 */
export async function lockTask(tx: Tx, { id, boardId, parentId = null }: Held): Promise<Task> {
  if (parentId !== null) await touch(tx, parentId);
  const [task] = await tx.task.updateManyAndReturn({ where: { id, boardId }, data: { updatedAt: new Date() } });
  if (!task) throw new NotFound("Task");
  if (task.parentId !== null && task.parentId !== parentId) await touch(tx, task.parentId);
  return task;
}

/** Holds tasks of a board with their parents, those first, in the sequence of their ids: two that change several of them never wait for each other. */
export async function lockInSequence(tx: Tx, boardId: number, ...ids: number[]): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM task WHERE board_id = ${boardId} AND id = ANY(${ids} || ARRAY(SELECT parent_id FROM task WHERE id = ANY(${ids}) AND board_id = ${boardId} AND parent_id IS NOT NULL))
    ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE`;
}

/** A parent is held before its subtasks, where it is known. */
type Held = Pick<Task, "id" | "boardId"> & { parentId?: number | null };

const touch = (tx: Tx, id: number) => tx.task.updateMany({ where: { id }, data: { updatedAt: new Date() } });
