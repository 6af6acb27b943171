import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx, WriteConflict } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { lockInSequence } from "@/lib/tasks/lock";
import { taskColumns, taskOfRecord, type TaskRecord } from "@/lib/tasks/record";

export interface Failure {
  id: number;
  title: string | null;
  error: string;
}

export interface LockedTasks {
  tasks: Task[];
  failed: Failure[];
}

/** Locks the order of the tasks' stages and of `stageIds`, then the tasks with their parents, until the transaction
 * ends. Tasks of other boards are returned as failed. */
export async function lockTasks(tx: Tx, boardId: number, ids: number[], ...stageIds: number[]): Promise<LockedTasks> {
  await lockListed(tx, boardId, ids, ...stageIds);
  return readListed(tx, boardId, ids);
}

/** The locks of `lockTasks`, which go along with the next statement, such as that of `readListed`. */
export async function lockListed(tx: Tx, boardId: number, ids: number[], ...stageIds: number[]): Promise<void> {
  await sendAlong(tx, stageLocks(boardId, ids, stageIds));
  await lockInSequence(tx, boardId, ...ids);
}

/** The locks of `lockListed`, sent together with other reads. @returns the stages that are locked: a task may have moved to
 * another one before its own lock */
export async function lockListedStages(tx: Tx, boardId: number, ids: number[], ...stageIds: number[]) {
  const [stages] = await Promise.all([
    rowsOf<{ id: number }>(tx, stageLocks(boardId, ids, stageIds)),
    lockInSequence(tx, boardId, ...ids),
  ]);
  return new Set(stages.map(({ id }) => id));
}

/** For tasks that take a place in their own stage. @throws WriteConflict when one has just moved to a stage that is not locked, to
 * try again */
export function requireLockedStages({ tasks }: LockedTasks, stageIds: ReadonlySet<number>): void {
  if (tasks.some(({ stageId }) => stageId !== null && !stageIds.has(stageId))) throw new WriteConflict();
}

const stageLocks = (boardId: number, ids: number[], stageIds: number[]) => Prisma.sql`
  SELECT id FROM stage WHERE id = ANY(${stageIds}::int[] || ARRAY(SELECT stage_id FROM task WHERE id = ANY(${ids}::int[]) AND board_id = ${boardId}))
  ORDER BY id FOR NO KEY UPDATE`;

export async function readListed(tx: Tx, boardId: number, ids: number[]): Promise<LockedTasks> {
  const rows = await rowsOf<TaskRecord>(
    tx,
    Prisma.sql`SELECT ${taskColumns} FROM task t WHERE t.id = ANY(${ids}::int[]) AND t.board_id = ${boardId}`,
  );
  const found = byId(rows.map(taskOfRecord));
  return {
    tasks: ids.flatMap((id) => found.get(id) ?? []),
    failed: ids.filter((id) => !found.has(id)).map((id) => ({ id, title: null, error: "Task not found" })),
  };
}

export const idsOf = (tasks: Pick<Task, "id">[]): number[] => tasks.map(({ id }) => id);

/** Moves the tasks that have a reason to be rejected to the failed ones. */
export function rejectTasks({ tasks, failed }: LockedTasks, reasonOf: (task: Task) => string | null): LockedTasks {
  const checked = tasks.map((task) => ({ task, error: reasonOf(task) }));
  return {
    tasks: checked.flatMap(({ task, error }) => (error === null ? task : [])),
    failed: [
      ...failed,
      ...checked.flatMap(({ task: { id, title }, error }) => (error === null ? [] : { id, title, error })),
    ],
  };
}

export const touch = (tx: Tx, tasks: Pick<Task, "id">[]) =>
  sendAlong(tx, Prisma.sql`UPDATE task SET updated_at = ${changeTime()} WHERE id = ANY(${idsOf(tasks)}::int[])`);

export class NoneFound extends Refusal {
  constructor() {
    super(404, "rest_not_found", "No archived tasks found with provided IDs");
  }
}
