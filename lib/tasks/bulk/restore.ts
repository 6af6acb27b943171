import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import type { ListedTasks } from "@/lib/tasks/bulk/inputs";
import { type Failure, lockTasks, NoneFound, rejectTasks } from "@/lib/tasks/bulk/lock";
import { arrivalsIn, arriveInStage } from "@/lib/tasks/move/arrive";
import { putInStage } from "@/lib/tasks/move/put";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { restoreTasks, stageArchived } from "@/lib/tasks/write/restore";
import type { CurrentUser } from "@/lib/users/current-user";

export interface BulkResult {
  count: number;
  failed: Failure[];
  updated: LoadedTasks;
}

/** @throws NoneFound when no task is an archived one of the board */
export async function restoreListedTasks(
  board: Board,
  { taskIds }: ListedTasks,
  actor: CurrentUser,
): Promise<BulkResult> {
  const { tasks, failed, changedIds } = await transaction(async (tx) => {
    const locked = await lockArchived(tx, board, taskIds);
    const stageIds = locked.tasks.flatMap(({ stageId }) => stageId ?? []);
    const stages = await tx.stage.findMany({ where: { id: { in: stageIds } } });
    const { tasks, failed } = rejectTasks(locked, (task) => reasonNotToRestore(task, stages));
    return { tasks, failed, changedIds: await restoreTasks(tx, board.id, tasks, actor) };
  });
  return { count: tasks.length, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}

async function lockArchived(tx: Tx, board: Board, taskIds: number[], ...stageIds: number[]) {
  const locked = await lockTasks(tx, board.id, taskIds, ...stageIds);
  if (!locked.tasks.some(({ archivedAt }) => archivedAt)) throw new NoneFound();
  return locked;
}

const NOT_ARCHIVED = "Task is not archived";

function reasonNotToRestore({ archivedAt, stageId }: Task, stages: Stage[]): string | null {
  if (archivedAt === null) return NOT_ARCHIVED;
  const stage = stages.find(({ id }) => id === stageId);
  return stage?.archivedAt ? stageArchived(stage) : null;
}

/** Restores archived tasks to the top of another stage; their own stage may be archived.
 * @throws Invalid while the stage is archived, NoneFound when no task is an archived one of the board */
export async function restoreListedTasksTo(
  board: Board,
  { id }: Pick<Stage, "id">,
  { taskIds }: ListedTasks,
  actor: CurrentUser,
): Promise<BulkResult> {
  const { tasks, failed, changedIds } = await transaction(async (tx) => {
    const locked = await lockArchived(tx, board, taskIds, id);
    const stage = await loadStage(tx, id);
    if (stage.archivedAt) throw new Invalid(`The stage "${stage.title}" is archived. Please choose another one.`);

    const { tasks, failed } = rejectTasks(locked, ({ archivedAt, stageId }) => {
      if (archivedAt === null) return NOT_ARCHIVED;
      return stageId === null ? "A subtask has no stage to move to." : null;
    });
    return { tasks, failed, changedIds: await restoreTo(tx, board, tasks, stage, actor) };
  });
  return { count: tasks.length, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}

async function restoreTo(
  tx: Tx,
  board: Board,
  tasks: Task[],
  stage: StageRecord,
  actor: CurrentUser,
): Promise<number[]> {
  const moved = tasks.filter(({ stageId }) => stageId !== stage.id);
  const left = await tx.stage.findMany({ where: { id: { in: moved.flatMap(({ stageId }) => stageId ?? []) } } });
  const arrivals = arrivalsIn(stage, moved, left);
  const statusOf = new Map(arrivals.map(({ task, status }) => [task.id, status]));
  await putInStage(
    tx,
    arrivals,
    moved.map(() => "0"),
    stage,
  );
  if (arrivals.length > 0) await arriveInStage(tx, arrivals, stage, actor, { isSilent: true });
  const restored = tasks.map((task) => ({ ...task, stageId: stage.id, status: statusOf.get(task.id) ?? task.status }));
  return restoreTasks(tx, board.id, restored, actor);
}
