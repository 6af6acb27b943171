import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import type { ListedTasks } from "@/lib/tasks/bulk/inputs";
import {
  type Failure,
  lockListed,
  lockListedStages,
  NoneFound,
  readListed,
  rejectTasks,
  requireLockedStages,
} from "@/lib/tasks/bulk/lock";
import { arrivalsIn, arriveInStage, type Left } from "@/lib/tasks/move/arrive";
import { leftStages, putInStage } from "@/lib/tasks/move/put";
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
    const [lockedStages, locked, stages] = await Promise.all([
      lockListedStages(tx, board.id, taskIds),
      readArchived(tx, board, taskIds),
      leftStages(tx, taskIds),
    ]);
    requireLockedStages(locked, lockedStages);
    const { tasks, failed } = rejectTasks(locked, (task) => reasonNotToRestore(task, stages));
    return { tasks, failed, changedIds: await restoreTasks(tx, board.id, tasks, actor) };
  });
  return { count: tasks.length, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}

async function readArchived(tx: Tx, board: Board, taskIds: number[]) {
  const locked = await readListed(tx, board.id, taskIds);
  if (!locked.tasks.some(({ archivedAt }) => archivedAt)) throw new NoneFound();
  return locked;
}

const NOT_ARCHIVED = "Task is not archived";

function reasonNotToRestore(
  { archivedAt, stageId }: Task,
  stages: Pick<Stage, "id" | "title" | "archivedAt">[],
): string | null {
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
    await lockListed(tx, board.id, taskIds, id);
    const [locked, stage, left] = await Promise.all([
      readArchived(tx, board, taskIds),
      loadStage(tx, id),
      leftStages(tx, taskIds),
    ]);
    if (stage.archivedAt) throw new Invalid(`The stage "${stage.title}" is archived. Please choose another one.`);

    const { tasks, failed } = rejectTasks(locked, ({ archivedAt, stageId }) => {
      if (archivedAt === null) return NOT_ARCHIVED;
      return stageId === null ? "A subtask has no stage to move to." : null;
    });
    return { tasks, failed, changedIds: await restoreTo(tx, board, tasks, { left, stage }, actor) };
  });
  return { count: tasks.length, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}

async function restoreTo(
  tx: Tx,
  board: Board,
  tasks: Task[],
  { left, stage }: { left: Left[]; stage: StageRecord },
  actor: CurrentUser,
): Promise<number[]> {
  const moved = tasks.filter(({ stageId }) => stageId !== stage.id);
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
