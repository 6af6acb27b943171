import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db, rowsOf } from "@/lib/db";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { loadUnknown } from "@/lib/tasks/read/known-tasks";
import { topLevelOf } from "@/lib/tasks/read/list";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { type FoundVersions, taskVersionsOf, versionsAsValue } from "@/lib/tasks/read/load-rows";
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
    const versions = versionsAsValue({ where: topLevelOf(boardId, false), order: byStage });
    const more = Prisma.sql`json_build_array(${versions}, ${dependentOn(boardId)}, ${stageIdsOf(boardId)}, statement_timestamp())`;
    return boardOfCaller(boardId, more);
  },
  result: async (value, user) => {
    const { more, ...found } = foundBoard<FoundWhole>(value, user);
    const [listed, dependent, stages, readAt] = more;
    const versions = taskVersionsOf(listed);
    const { tasks, ...related } = await loadUnknown(
      found.board.id,
      user.id,
      { where: topLevelOf(found.board.id, false), versions, withoutTexts: true },
      { find: cachedRow, keep: keptRow },
    );
    const isDependent = new Set(dependent);
    const dependentIds = versions.flatMap(({ id }) => (isDependent.has(id) ? [id] : []));
    return { ...found, ...related, dependentIds, stageIds: stages ?? [], rows: tasks, syncedAt: new Date(readAt) };
  },
};

/** `json_agg` of no rows is null. */
type FoundWhole = [FoundVersions, dependent: number[] | null, stages: number[] | null, readAt: string];

const byStage = Prisma.sql`t.stage_id, t.position, t.id`;

const dependentOn = (boardId: number) => Prisma.sql`(
  SELECT json_agg(id) FROM (
    SELECT predecessor_id AS id FROM task_dependency WHERE board_id = ${boardId}
    UNION SELECT successor_id FROM task_dependency WHERE board_id = ${boardId}) dependent)`;

/** Of tasks of any boards. */
export async function dependentAmong(ids: number[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`
    SELECT id FROM unnest(${ids}::int[]) WITH ORDINALITY AS l(id, place)
    WHERE EXISTS (SELECT 1 FROM task_dependency d WHERE d.predecessor_id = l.id OFFSET 0)
       OR EXISTS (SELECT 1 FROM task_dependency d WHERE d.successor_id = l.id OFFSET 0) ORDER BY place`,
  );
  return rows.map(({ id }) => id);
}

const stageIdsOf = (boardId: number) =>
  Prisma.sql`(SELECT json_agg(s.id ORDER BY s.position, s.id) FROM stage s WHERE s.board_id = ${boardId} AND s.archived_at IS NULL)`;
