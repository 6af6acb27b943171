import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type LoadedTasks, loadTasks, noReader } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";

export interface TaskContext {
  board: Board;
  stages: StageRecord[];
  subtasks: LoadedTasks;
}

/** Runs one statement after the other because a transaction has a single connection.
 * @throws NotFound when the board is gone */
export async function loadTaskContext(
  tx: Tx,
  boardId: number,
  readerId: number,
  tasks: TaskRow[],
): Promise<TaskContext> {
  const board = await tx.board.findUnique({ where: { id: boardId } });
  if (!board) throw new NotFound("Board");

  const stageIds = tasks.flatMap(({ stageId }) => stageId ?? []);
  const stages = await loadStages(tx, { boardId, OR: [{ archivedAt: null }, { id: { in: stageIds } }] });
  const parents = tasks.filter(({ subtaskCount }) => subtaskCount > 0).map(({ id }) => id);
  return { board, stages, subtasks: await loadSubtasks(tx, boardId, readerId, parents) };
}

async function loadSubtasks(tx: Tx, boardId: number, readerId: number, parents: number[]): Promise<LoadedTasks> {
  if (parents.length === 0) return { rows: [], people: new Map(), labels: new Map(), reader: noReader() };
  const where = Prisma.sql`t.board_id = ${boardId} AND t.parent_id = ANY(${parents}) AND t.archived_at IS NULL`;
  return loadTasks(tx, boardId, readerId, { where });
}
