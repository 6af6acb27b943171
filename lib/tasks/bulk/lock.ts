import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { lockInSequence } from "@/lib/tasks/lock";
import { lockTaskOrder } from "@/lib/tasks/move/place";

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
  const occupied = await tx.task.findMany({
    where: { id: { in: ids }, boardId, stageId: { not: null } },
    distinct: ["stageId"],
    select: { stageId: true },
  });
  await lockTaskOrder(tx, ...occupied.flatMap(({ stageId }) => stageId ?? []), ...stageIds);
  await lockInSequence(tx, boardId, ...ids);
  const found = new Map(
    (await tx.task.findMany({ where: { id: { in: ids }, boardId } })).map((task) => [task.id, task]),
  );
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
  tx.task.updateMany({ where: { id: { in: idsOf(tasks) } }, data: { updatedAt: new Date() } });

export class NoneFound extends Refusal {
  constructor() {
    super(404, "rest_not_found", "No archived tasks found with provided IDs");
  }
}
