import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { loadUnknown } from "@/lib/tasks/read/known-tasks";
import { topLevelOf } from "@/lib/tasks/read/list";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { type FoundVersions, taskVersionsOf, versionColumn } from "@/lib/tasks/read/load-rows";
import { cachedRow, keptRow } from "@/lib/tasks/read/task-row-cache";
import type { CurrentUser } from "@/lib/users/current-user";

/** Descriptions end after their first character. */
export interface WholeTasks extends LoadedTasks {
  /** Tasks that depend on another one, or on which another one depends. */
  dependentIds: number[];
  /** Active stages in their order. */
  stageIds: number[];
  syncedAt: Date;
}

/** Every top-level task in the board's active stages, in the order of the stages. The first statement reads the
 * versions of the tasks, a second one what has changed. */
export async function listAllTasks(board: Board, user: CurrentUser): Promise<WholeTasks> {
  const syncedAt = new Date();
  const where = topLevelOf(board.id, false);
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`
    WITH listed AS MATERIALIZED (
      SELECT t.id, ${versionColumn} AS version, row_number() OVER (ORDER BY t.stage_id, t.position, t.id) AS place
      FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${where})
    SELECT json_build_array(
      (SELECT json_build_array(json_agg(id ORDER BY place), json_agg(version ORDER BY place)) FROM listed),
      ${dependentIds}, ${stageIdsOf(board)})::text AS found`,
  );
  if (!row) throw new Error("A statement without FROM always has its row.");
  const [found, dependent, stages] = JSON.parse(row.found) as [FoundVersions, number[] | null, number[] | null];
  const versions = taskVersionsOf(found);
  const { tasks, ...related } = await loadUnknown(
    board.id,
    user.id,
    { where, versions, withoutTexts: true },
    { find: cachedRow, keep: keptRow },
  );
  return { ...related, rows: tasks, dependentIds: dependent ?? [], stageIds: stages ?? [], syncedAt };
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
