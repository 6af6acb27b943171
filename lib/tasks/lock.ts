import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Locks a task and marks it as changed, with its parent: clients that poll for changes see a change of a subtask,
 * comment or file as a change of the task. @throws NotFound when the task is gone or on another board */
export async function lockTask(tx: Tx, { id, boardId, parentId = null }: LockTarget): Promise<Task> {
  if (parentId !== null) await touch(tx, parentId);
  const [task] = await tx.task.updateManyAndReturn({ where: { id, boardId }, data: { updatedAt: new Date() } });
  if (!task) throw new NotFound("Task");
  if (task.parentId !== null && task.parentId !== parentId) await touch(tx, task.parentId);
  return task;
}

/** Locks parents first, then tasks, both by id, so that two transactions that change several tasks never deadlock. */
export async function lockInSequence(tx: Tx, boardId: number, ...ids: number[]): Promise<void> {
  await tx.$queryRaw`
    SELECT id FROM task WHERE board_id = ${boardId} AND id = ANY(${ids} || ARRAY(SELECT parent_id FROM task WHERE id = ANY(${ids}) AND board_id = ${boardId} AND parent_id IS NOT NULL))
    ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE`;
}

type LockTarget = Pick<Task, "id" | "boardId"> & { parentId?: number | null };

const touch = (tx: Tx, id: number) => tx.task.updateMany({ where: { id }, data: { updatedAt: new Date() } });
