import "server-only";
import { type Board, Prisma, type Stage } from "@/generated/prisma/client";
import { linesOfBoardMove } from "@/lib/activity/board-move";
import { countTasks } from "@/lib/boards/read/counters";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import type { StageRow } from "@/lib/stages/present";
import { type Arrival, arrivalsIn, arriveInStage, type Left, type Movable } from "@/lib/tasks/move/arrive";
import { onStage } from "@/lib/tasks/move/place";
import { transferTasks } from "@/lib/tasks/move/transfer";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

export interface Target {
  board: Board;
  stage: StageRow;
}

/** Puts tasks at these positions of a stage, which may be on another board. Needs `lockTaskOrder` of the new stage
 * and the tasks' locks. @param left the stages they are in. Returns the other tasks of the old board that changed. */
export async function putTasks(
  tx: Tx,
  from: Board,
  tasks: Movable[],
  left: Left[],
  positions: string[],
  to: Target,
  actor: CurrentUser,
): Promise<number[]> {
  if (tasks.length === 0) return [];

  const arrivals = arrivalsIn(to.stage, tasks, left);
  if (from.id !== to.board.id) return putOnBoard(tx, from, arrivals, positions, to, actor);

  await putInStage(tx, arrivals, positions, to.stage);
  await arriveInStage(tx, arrivals, to.stage, actor);
  return [];
}

/** The stages of these tasks. */
export const leftStages = (tx: Tx, taskIds: number[]): Promise<(Left & Pick<Stage, "archivedAt">)[]> =>
  rowsOf(
    tx,
    Prisma.sql`SELECT id, title, default_task_status AS "defaultTaskStatus", archived_at AS "archivedAt" FROM stage WHERE id IN (SELECT stage_id FROM task WHERE id = ANY(${taskIds}::int[]))`,
  );

export async function putInStage(tx: Tx, arrivals: Arrival[], positions: string[], stage: StageRow): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET stage_id = ${stage.id}, parent_id = NULL, subtask_group_id = NULL, position = place.position, updated_at = ${changeTime()}, status = place.status::task_status,
      last_completed_at = CASE WHEN task.status::text = place.status THEN last_completed_at WHEN place.status = 'closed' THEN now() END
    FROM unnest(${arrivals.map(({ task }) => task.id)}::int[], ${positions}::numeric[], ${arrivals.map(({ status }) => status)}::text[]) AS place(id, position, status)
    WHERE task.id = place.id`,
  );
}

async function putOnBoard(
  tx: Tx,
  from: Board,
  arrivals: Arrival[],
  positions: string[],
  to: Target,
  actor: CurrentUser,
): Promise<number[]> {
  const places = arrivals.map(({ task: { id }, status }, at) => ({
    id,
    stageId: to.stage.id,
    position: positions[at] ?? "0",
    status,
  }));
  const changedOnOldBoard = await transferTasks(tx, places, to.board, actor);
  await countMove(tx, arrivals, from, to.board);
  await markBoard(tx, from.id, { tasksResetAt: new Date() });
  const lines = arrivals.flatMap(({ task }) => linesOfBoardMove(task, from, to));
  await arriveInStage(tx, arrivals, to.stage, actor, { lines });
  return changedOnOldBoard;
}

/** Updates the boards in the order of their ids, so that two moves never deadlock. */
async function countMove(tx: Tx, arrivals: Arrival[], from: Board, to: Board) {
  const [tasks, completed] = [arrivals.length, arrivals.filter(({ task }) => task.status === "closed").length];
  const changes = [
    { id: from.id, by: -1 },
    { id: to.id, by: 1 },
  ].sort((one, other) => one.id - other.id);
  for (const { id, by } of changes) await countTasks(tx, id, { tasks: by * tasks, completed: by * completed });
}

export async function lastPosition(tx: Tx, stageId: number): Promise<number> {
  const [row] = await rowsOf<{ last: number }>(
    tx,
    Prisma.sql`SELECT coalesce(max(position), 0)::float8 AS last FROM task WHERE ${onStage(stageId)}`,
  );
  return row?.last ?? 0;
}

export const positionsAfter = (last: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (last + at + 1).toFixed(2));
