import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { MoveAllTasks } from "@/lib/stages/inputs";
import type { StageRecord } from "@/lib/stages/load";
import { loadStagesWhere } from "@/lib/stages/load-by-ids";
import { arrivalsIn, arriveInStage, type Movable } from "@/lib/tasks/move/arrive";
import { lockTaskOrder, onStage } from "@/lib/tasks/move/place";
import { positionsAfter, putInStage } from "@/lib/tasks/move/put";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

export async function moveAllTasks(
  board: Board,
  { fromId, toId }: MoveAllTasks,
  actor: CurrentUser,
): Promise<LoadedTasks> {
  const ids = await transaction(async (tx) => {
    const [from, to] = await lockStages(tx, board, fromId, toId);
    if (from.id === to.id) return [];

    const { tasks, positions } = await lockTasksInOrder(tx, from, to);
    if (tasks.length === 0) return [];
    const arrivals = arrivalsIn(to, tasks, [from]);
    await putInStage(tx, arrivals, positions, to);
    await arriveInStage(tx, arrivals, to, actor);
    return arrivals.map(({ task }) => task.id);
  });
  return loadUpdated(reader(), board.id, actor.id, ids);
}

async function lockStages(tx: Tx, board: Board, ...ids: [number, number]): Promise<[StageRecord, StageRecord]> {
  await lockTaskOrder(tx, ...ids);
  const stages = await loadStagesWhere(tx, Prisma.sql`s.id = ANY(${ids}::int[]) AND s.board_id = ${board.id}`);
  const [from, to] = ids.map((id) => stages.find((stage) => stage.id === id));
  if (!from || !to) throw new NotFound("Stage");
  if (from.archivedAt ?? to.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  return [from, to];
}

/** The tasks of a stage, locked by id as everywhere, in their order, and their positions behind the tasks of the other one. */
async function lockTasksInOrder(tx: Tx, { id: stageId }: StageRecord, to: StageRecord) {
  const rows = await tx.$queryRaw<LockedRow[]>`
    SELECT id, title, status, position::float8 AS position, (SELECT coalesce(max(position), 0)::float8 FROM task WHERE ${onStage(to.id)}) AS last
    FROM task WHERE ${onStage(stageId)} ORDER BY id FOR NO KEY UPDATE`;
  const tasks = rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, title, status }): Movable => ({ id, title, status, stageId, parentId: null, archivedAt: null }));
  return { tasks, positions: positionsAfter(rows[0]?.last ?? 0, rows.length) };
}

interface LockedRow extends Pick<Movable, "id" | "title" | "status"> {
  position: number;
  /** The last position in the other stage. */
  last: number;
}
