import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { lockInSequence } from "@/lib/tasks/lock";
import { lockTaskOrder } from "@/lib/tasks/move/place";

/** A task to which it did not happen, and why. */
export interface Failure {
  id: number;
  title: string | null;
  error: string;
}

export interface LockedTasks {
  /** In the order in which they were named. */
  tasks: Task[];
  failed: Failure[];
}

/**
 * These tasks of a board as they are now, held until the transaction ends: first the order of the stages in which they
 * stand and of those given, then the tasks with their parents. Which are none of the board's has failed.
 */
export async function lockTasks(tx: Tx, boardId: number, ids: number[], ...stageIds: number[]): Promise<LockedTasks> {
  const standing = await tx.task.findMany({
    where: { id: { in: ids }, boardId, stageId: { not: null } },
    distinct: ["stageId"],
    select: { stageId: true },
  });
  await lockTaskOrder(tx, ...standing.flatMap(({ stageId }) => stageId ?? []), ...stageIds);
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

/** The tasks for which there is no reason against it; those for which there is have failed for it. */
export function sorted({ tasks, failed }: LockedTasks, reasonAgainst: (task: Task) => string | null): LockedTasks {
  const judged = tasks.map((task) => ({ task, error: reasonAgainst(task) }));
  return {
    tasks: judged.flatMap(({ task, error }) => (error === null ? task : [])),
    failed: [
      ...failed,
      ...judged.flatMap(({ task: { id, title }, error }) => (error === null ? [] : { id, title, error })),
    ],
  };
}

export const touch = (tx: Tx, tasks: Pick<Task, "id">[]) =>
  tx.task.updateMany({ where: { id: { in: idsOf(tasks) } }, data: { updatedAt: new Date() } });

/** In the reference's words, also where archived or not makes no difference. */
export class NoneFound extends Refusal {
  constructor() {
    super(404, "rest_not_found", "No archived tasks found with provided IDs");
  }
}
