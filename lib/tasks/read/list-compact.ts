import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { topLevelOf } from "@/lib/tasks/read/list";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { db, rowsOf } from "@/lib/db";
import { loadPage } from "@/lib/tasks/read/task-page";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WholeTasks extends LoadedTasks {
  /** Tasks that depend on another one, or on which another one depends. */
  dependentIds: number[];
  /** Active stages in their order. */
  stageIds: number[];
  syncedAt: Date;
}

/** Every top-level task in the board's active stages, in the order of the stages, in one statement. */
export async function listAllTasks(board: Board, user: CurrentUser): Promise<WholeTasks> {
  const syncedAt = new Date();
  const query = { where: topLevelOf(board.id, false), order: Prisma.sql`t.stage_id, t.position, t.id` };
  const more = Prisma.sql`json_build_array(${dependentIds}, ${stageIdsOf(board)})`;
  const { more: ids, ...tasks } = await loadPage<[number[] | null, number[] | null]>(
    board.id,
    user.id,
    query,
    null,
    more,
  );
  return { ...tasks, dependentIds: ids[0] ?? [], stageIds: ids[1] ?? [], syncedAt };
}

const dependentIds = Prisma.sql`(
  SELECT json_agg(id ORDER BY place) FROM listed
  WHERE EXISTS (SELECT 1 FROM task_dependency d WHERE d.predecessor_id = listed.id OFFSET 0)
     OR EXISTS (SELECT 1 FROM task_dependency d WHERE d.successor_id = listed.id OFFSET 0))`;

/** Of tasks of any boards. */
export async function dependentAmong(ids: number[]): Promise<number[]> {
  const [found] = await rowsOf<{ ids: number[] | null }>(
    db,
    Prisma.sql`WITH listed AS (SELECT * FROM unnest(${ids}::int[]) WITH ORDINALITY AS l(id, place)) SELECT ${dependentIds} AS ids`,
  );
  return found?.ids ?? [];
}

const stageIdsOf = ({ id }: Board) =>
  Prisma.sql`(SELECT json_agg(s.id ORDER BY s.position, s.id) FROM stage s WHERE s.board_id = ${id} AND s.archived_at IS NULL)`;
