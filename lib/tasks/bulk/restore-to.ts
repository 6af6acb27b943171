import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { arriveAllInStage } from "@/lib/tasks/move/arrive-all";
import { lockTasks, idsOf, NoneFound, sorted } from "@/lib/tasks/bulk/lock";
import type { NamedTasks } from "@/lib/tasks/bulk/inputs";
import { type ManyDone, restoreLocked } from "@/lib/tasks/bulk/restore";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * Puts archived tasks on top of a stage other than their own, in the order in which they are named: their own may be archived.
 *
 * @throws Invalid while the stage is archived, NoneFound when none of them is an archived task of the board.
 */
export async function restoreTasksTo(
  board: Board,
  { id }: Pick<Stage, "id">,
  { taskIds }: NamedTasks,
  actor: CurrentUser,
): Promise<ManyDone> {
  const { tasks, failed, changedIds } = await transaction(async (tx) => {
    const locked = await lockTasks(tx, board.id, taskIds, id);
    if (!locked.tasks.some(({ archivedAt }) => archivedAt)) throw new NoneFound();
    const stage = await loadStage(tx, id);
    if (stage.archivedAt) throw new Invalid(`The stage "${stage.title}" is archived. Please choose another one.`);

    const { tasks, failed } = sorted(locked, reasonAgainst);
    return { tasks, failed, changedIds: await restoreTo(tx, board, tasks, stage, actor) };
  });
  return { count: tasks.length, failed, updated: await loadUpdated(reader(), board.id, actor.id, changedIds) };
}

function reasonAgainst({ archivedAt, stageId }: Task): string | null {
  if (archivedAt === null) return "Task is not archived";
  return stageId === null ? "A subtask has no stage to move to." : null;
}

async function restoreTo(
  tx: Tx,
  board: Board,
  tasks: Task[],
  stage: StageRecord,
  actor: CurrentUser,
): Promise<number[]> {
  const moved = tasks.filter(({ stageId }) => stageId !== stage.id);
  const left = await tx.stage.findMany({
    where: { id: { in: moved.flatMap(({ stageId }) => stageId ?? []) } },
    orderBy: { id: "asc" },
  });
  const titleOf = (task: Task) => left.find(({ id }) => id === task.stageId)?.title;
  await tx.task.updateMany({ where: { id: { in: idsOf(moved) } }, data: { stageId: stage.id } });
  await recordActivity(
    tx,
    actor,
    ...moved.map((task) => ({
      boardId: board.id,
      taskId: task.id,
      action: "changed",
      column: "stage",
      oldValue: titleOf(task),
      newValue: stage.title,
    })),
  );

  const changed = await restoreLocked(
    tx,
    board,
    tasks.map((task) => ({ ...task, stageId: stage.id })),
    actor,
  );
  for (const from of left)
    await arriveAllInStage(tx, idsOf(moved.filter(({ stageId }) => stageId === from.id)), from, stage, actor);
  return changed;
}
