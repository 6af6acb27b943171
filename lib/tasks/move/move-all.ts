import "server-only";
import type { Board } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { MoveAllTasks } from "@/lib/stages/inputs";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { arrivalsIn, arriveInStage, type Movable } from "@/lib/tasks/move/arrive";
import { lockTaskOrder, onStage } from "@/lib/tasks/move/place";
import { positionsAtEnd, putInStage } from "@/lib/tasks/move/put";
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

    const arrivals = arrivalsIn(to, await lockTasksInOrder(tx, from), [from]);
    if (arrivals.length === 0) return [];
    await putInStage(tx, arrivals, await positionsAtEnd(tx, to.id, arrivals.length), to);
    await arriveInStage(tx, arrivals, to, actor);
    return arrivals.map(({ task }) => task.id);
  });
  return loadUpdated(reader(), board.id, actor.id, ids);
}

async function lockStages(tx: Tx, board: Board, ...ids: [number, number]): Promise<[StageRecord, StageRecord]> {
  await lockTaskOrder(tx, ...ids);
  const stages = await loadStages(tx, { id: { in: ids }, boardId: board.id });
  const [from, to] = ids.map((id) => stages.find((stage) => stage.id === id));
  if (!from || !to) throw new NotFound("Stage");
  if (from.archivedAt ?? to.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");
  return [from, to];
}

async function lockTasksInOrder(tx: Tx, { id: stageId }: StageRecord): Promise<Movable[]> {
  const rows = await tx.$queryRaw<{ id: number; title: string; status: Movable["status"]; position: number }[]>`
    SELECT id, title, status, position::float8 AS position FROM task WHERE ${onStage(stageId)} ORDER BY id FOR NO KEY UPDATE`;
  return rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ position: _, ...task }) => ({ ...task, stageId, parentId: null, archivedAt: null }));
}
