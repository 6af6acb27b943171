import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { arriveAllInStage } from "@/lib/tasks/move/arrive-all";
import { type LockedTasks, lockTasks, idsOf, sorted } from "@/lib/tasks/bulk/lock";
import { moveAllToBoard } from "@/lib/tasks/bulk/move-to-board";
import type { NewPlace } from "@/lib/tasks/move/transfer";
import { onStage } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

interface MovedTasks extends LockedTasks {
  /** Which tasks of the board that they left changed with it. */
  behind: number[];
}

/** Puts tasks at the end of a stage of their board or of another one, in the order in which they are named; those that stand in it already stay. */
export async function moveTasks(
  tx: Tx,
  board: Board,
  taskIds: number[],
  to: { board: Board; stageId: number },
  actor: CurrentUser,
): Promise<MovedTasks> {
  const locked = sorted(await lockTasks(tx, board.id, taskIds, to.stageId), reasonAgainstMove);
  const [stage] = await loadStages(tx, { id: to.stageId, boardId: to.board.id });
  if (!stage) throw new NotFound("Stage");
  if (stage.archivedAt) throw new Invalid("What is archived can't be moved. Please restore it first.");

  const moving = locked.tasks.filter(({ stageId }) => stageId !== stage.id);
  const places = await placesBehind(tx, stage.id, moving);
  const left = await tx.stage.findMany({
    where: { id: { in: moving.flatMap(({ stageId }) => stageId ?? []) } },
    orderBy: { id: "asc" },
  });
  const put = () =>
    board.id === to.board.id
      ? moveAcross(tx, moving, places, left, stage, actor)
      : moveAllToBoard(tx, moving, places, board, { board: to.board, stage }, actor);
  const behind = moving.length > 0 ? await put() : [];
  for (const from of left)
    await arriveAllInStage(tx, idsOf(moving.filter(({ stageId }) => stageId === from.id)), from, stage, actor);
  return { ...locked, behind };
}

function reasonAgainstMove({ stageId, archivedAt }: Task): string | null {
  if (stageId === null) return "A subtask has no stage to move to.";
  return archivedAt ? "What is archived can't be moved. Please restore it first." : null;
}

/** Behind the last task of a stage, one after the other. */
async function placesBehind(tx: Tx, stageId: number, tasks: Task[]) {
  const [row] = await tx.$queryRaw<
    { last: number }[]
  >`SELECT coalesce(max(position), 0)::float8 AS last FROM task WHERE ${onStage(stageId)}`;
  return tasks.map(({ id }, at) => ({ id, stageId, position: ((row?.last ?? 0) + at + 1).toFixed(2) }));
}

async function moveAcross(
  tx: Tx,
  tasks: Task[],
  places: NewPlace[],
  left: Stage[],
  stage: StageRecord,
  actor: CurrentUser,
): Promise<number[]> {
  await tx.$executeRaw`
    UPDATE task SET stage_id = ${stage.id}, position = place.position, updated_at = now()
    FROM unnest(${idsOf(places)}::int[], ${places.map(({ position }) => position)}::numeric[]) AS place(id, position) WHERE task.id = place.id`;
  const titleOf = (task: Task) => left.find(({ id }) => id === task.stageId)?.title;
  await recordActivity(
    tx,
    actor,
    ...tasks.map((task) => ({
      boardId: stage.boardId,
      taskId: task.id,
      action: "changed",
      column: "stage",
      oldValue: titleOf(task),
      newValue: stage.title,
    })),
  );
  await recordNotificationOfEach(tx, actor, {
    boardId: stage.boardId,
    taskIds: idsOf(tasks),
    action: "task_moved_to_new_stage",
    description: stage.title,
  });
  return [];
}
