import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db, rowsOf } from "@/lib/db";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { loadUnknown } from "@/lib/tasks/read/known-tasks";
import { topLevelOf } from "@/lib/tasks/read/list";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { type FoundVersions, taskVersionsOf, versionColumn } from "@/lib/tasks/read/load-rows";
import { cachedRow, keptRow } from "@/lib/tasks/read/task-row-cache";
import type { CallerRead } from "@/lib/users/caller-read";

/** Descriptions end after their first character. */
export interface WholeTasks extends LoadedTasks {
  /** Tasks that depend on another one, or on which another one depends. */
  dependentIds: number[];
  /** Active stages in their order. */
  stageIds: number[];
}

export interface WholeBoard extends WholeTasks, OnBoard {
  syncedAt: Date;
}

/** Every top-level task in the board's active stages, in the order of the stages. The first statement reads the
 * versions of the tasks, a second one what has changed.
 * @throws Forbidden, or NotFound for people who reach every board */
export const allTasksOfPath: CallerRead<[PathParams], WholeBoard> = {
  expression: ({ board_id }) => {
    const boardId = pathId(board_id);
    return boardOfCaller(
      boardId,
      Prisma.sql`(
    WITH listed AS MATERIALIZED (
      SELECT t.id, ${versionColumn} AS version, row_number() OVER (ORDER BY t.stage_id, t.position, t.id) AS place
      FROM task t JOIN stage s ON s.id = t.stage_id AND s.board_id = t.board_id WHERE ${topLevelOf(boardId, false)})
    SELECT json_build_array(
      (SELECT json_build_array(json_agg(id ORDER BY place), json_agg(version ORDER BY place)) FROM listed),
      ${dependentIds}, ${stageIdsOf(boardId)}, statement_timestamp()))`,
    );
  },
  result: async (value, user) => {
    const { more, ...found } = foundBoard<FoundWhole>(value, user);
    const [versions, dependent, stages, readAt] = more;
    const { tasks, ...related } = await loadUnknown(
      found.board.id,
      user.id,
      { where: topLevelOf(found.board.id, false), versions: taskVersionsOf(versions), withoutTexts: true },
      { find: cachedRow, keep: keptRow },
    );
    const lists = { dependentIds: dependent ?? [], stageIds: stages ?? [] };
    return { ...found, ...related, ...lists, rows: tasks, syncedAt: new Date(readAt) };
  },
};

/** `json_agg` of no rows is null. */
type FoundWhole = [FoundVersions, dependent: number[] | null, stages: number[] | null, readAt: string];

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

const stageIdsOf = (boardId: number) =>
  Prisma.sql`(SELECT json_agg(s.id ORDER BY s.position, s.id) FROM stage s WHERE s.board_id = ${boardId} AND s.archived_at IS NULL)`;
