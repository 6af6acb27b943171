import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { type BoardColumns, boardColumns, boardOfRow } from "@/lib/boards/read/row";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { StageRow } from "@/lib/stages/present";
import { stagesAsJson, type StageColumns, stagesOf } from "@/lib/stages/read";
import { type LoadedTasks, loadTasks, noReader } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";

export interface TaskContext extends TaskPlace {
  subtasks: LoadedTasks;
}

interface TaskPlace {
  board: Board;
  /** The active ones and those of the tasks. */
  stages: StageRow[];
}

/** @throws NotFound when the board is gone */
export async function loadTaskContext(
  tx: Tx,
  boardId: number,
  readerId: number,
  tasks: TaskRow[],
): Promise<TaskContext> {
  const ids = tasks.map(({ id }) => id);
  const { board, stages } = await loadPlaceWith(tx, boardId, ids, Prisma.sql`NULL`);
  return { board, stages, subtasks: await loadSubtasks(tx, boardId, readerId, tasks) };
}

/** Reads a JSON value on `board b` in the same statement. @throws NotFound when the board is gone */
export async function loadPlaceWith<More>(
  tx: Tx,
  boardId: number,
  taskIds: number[],
  more: Prisma.Sql,
  ctes = Prisma.empty,
): Promise<TaskPlace & { more: More }> {
  const stages = stagesAsJson(
    Prisma.sql`s.board_id = b.id AND (s.archived_at IS NULL OR s.id IN (SELECT stage_id FROM task WHERE id = ANY(${taskIds}::int[])))`,
  );
  const [row] = await rowsOf<BoardColumns & { found: string }>(
    tx,
    Prisma.sql`${ctes} SELECT ${boardColumns}, json_build_array(${stages}, ${more})::text AS found FROM board b WHERE b.id = ${boardId}`,
  );
  if (!row) throw new NotFound("Board");

  const { found, ...board } = row;
  const [list, value] = JSON.parse(found) as [StageColumns[] | null, More];
  return { board: boardOfRow(board), stages: stagesOf(list), more: value };
}

export async function loadSubtasks(tx: Tx, boardId: number, readerId: number, tasks: TaskRow[]): Promise<LoadedTasks> {
  const parents = tasks.filter(({ subtaskCount }) => subtaskCount > 0).map(({ id }) => id);
  if (parents.length === 0) return { rows: [], people: new Map(), labels: new Map(), reader: noReader() };
  const where = Prisma.sql`t.board_id = ${boardId} AND t.parent_id = ANY(${parents}) AND t.archived_at IS NULL`;
  return loadTasks(tx, boardId, readerId, { where });
}
