import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { TOUCH } from "@/lib/database/pipeline";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { taskColumns, taskOfRecord, type TaskRecord } from "@/lib/tasks/record";

/** A transaction that changes nothing else leaves the task as it was. */
const touching = Prisma.raw(TOUCH);

/** Locks a task and marks it as changed, with its parent: clients that poll for changes see a change of a subtask,
 * comment or file as a change of the task. @param change further assignments @throws NotFound when the task is gone or on
 * another board */
export async function lockTask(
  tx: Tx,
  { id, boardId, parentId = null }: LockTarget,
  change?: Prisma.Sql,
): Promise<Task> {
  const [, [row]] = await Promise.all([
    parentId === null ? null : touch(tx, parentId),
    rowsOf<TaskRecord>(
      tx,
      Prisma.sql`${change ? Prisma.empty : touching} UPDATE task t SET updated_at = ${changeTime()} ${change ?? Prisma.empty} WHERE id = ${id} AND board_id = ${boardId} RETURNING ${taskColumns}`,
    ),
  ]);
  if (!row) throw new NotFound("Task");
  const task = taskOfRecord(row);
  if (task.parentId !== null && task.parentId !== parentId) await touch(tx, task.parentId);
  return task;
}

/** Locks parents first, then tasks, both by id, so that two transactions that change several tasks never deadlock. */
export async function lockInSequence(tx: Tx, boardId: number, ...ids: number[]): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    SELECT id FROM task WHERE board_id = ${boardId} AND id = ANY(${ids}::int[] || ARRAY(SELECT parent_id FROM task WHERE id = ANY(${ids}::int[]) AND board_id = ${boardId} AND parent_id IS NOT NULL))
    ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE`,
  );
}

type LockTarget = Pick<Task, "id" | "boardId"> & { parentId?: number | null };

const touch = (tx: Tx, id: number) =>
  sendAlong(tx, Prisma.sql`${touching} UPDATE task t SET updated_at = ${changeTime()} WHERE id = ${id}`);
