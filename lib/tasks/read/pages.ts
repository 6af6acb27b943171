import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { grouped } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { PageOfStage } from "@/lib/tasks/read/inputs";
import { loadedRelated, loadedTasks, type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import {
  type FoundTasks,
  relatedOf,
  taskRowsOf,
  tasksAsValue,
  taskVersionsOf,
  versionColumn,
  versionsWithRelated,
  type VersionsWithRelated,
} from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
import { cachedTasks, serializedOnce, type SerializedTasks } from "@/lib/tasks/read/task-json-cache";
import type { CallerRead } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

const FIRST_PAGE = 20;

/** The cursor is a position, exclusive: pass `end_cursor` on to go forward, `start_cursor` to go back. */
export interface Page {
  stage_id: number;
  total_count?: number;
  limit: number;
  direction: "next" | "prev";
  cursor: number | null;
  has_more: boolean;
  has_more_before: boolean;
  has_more_after: boolean;
  start_cursor: number | null;
  end_cursor: number | null;
}

interface CardsOfBoard extends LoadedTasks {
  syncedAt: Date;
}

interface FirstPages {
  pages: Page[];
  newestTaskId: number;
}

export async function firstPages(
  board: Board,
  { includeArchived }: PageOptions,
  user: CurrentUser,
): Promise<CardsOfBoard & FirstPages> {
  const syncedAt = new Date();
  const isVisible = visibleTasks(includeArchived);
  const where = Prisma.sql`t.id IN (SELECT id FROM (${firstsOf(board.id, isVisible)}) firsts)`;
  const tasks = tasksAsValue(board.id, user.id, { where, order: byStage });
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`SELECT json_build_array(${tasks}, ${countsOf(board.id, isVisible)})::text AS found`,
  );
  const [found, counts] = JSON.parse(row?.found ?? "[]") as [FoundTasks, StageCounts];
  const loaded = loadedTasks(taskRowsOf(found));
  return { ...loaded, ...pagesOf(counts, loaded.rows), syncedAt };
}

interface SerializedPages extends FirstPages, SerializedTasks, OnBoard {
  syncedAt: Date;
}

/** The same from the path: one statement unless a task has changed since this process read it.
 * @throws Forbidden, or NotFound for people who reach every board */
export const firstPagesOfPath: CallerRead<[PathParams, PageOptions], SerializedPages> = {
  expression: ({ board_id }, { includeArchived }) => {
    const [boardId, isVisible] = [pathId(board_id), visibleTasks(includeArchived)];
    const versions = versionsWithRelated(boardId, Prisma.sql`caller.id`, firstsOf(boardId, isVisible));
    const counts = countsOf(boardId, isVisible);
    return boardOfCaller(boardId, Prisma.sql`json_build_array(${versions}, ${counts}, statement_timestamp())`);
  },
  result: async (value, user, _params, options) => {
    const { more, ...found } = foundBoard<[VersionsWithRelated, StageCounts, readAt: string]>(value, user);
    const [versions, counts, readAt] = more;
    const tasks = cachedTasks(taskVersionsOf(versions[0]));
    if (tasks)
      return {
        ...found,
        ...loadedRelated(relatedOf(versions)),
        ...pagesOf(counts, tasks),
        tasks,
        syncedAt: new Date(readAt),
      };

    const { rows, ...loaded } = await firstPages(found.board, options, user);
    return { ...found, ...loaded, tasks: rows.map(serializedOnce) };
  },
};

interface PageOptions {
  includeArchived: boolean;
}

/** The first tasks of each active stage, in their order. */
const firstsOf = (boardId: number, isVisible: Prisma.Sql) => Prisma.sql`
    SELECT f.id, f.version FROM stage s CROSS JOIN LATERAL (${firstOf(Prisma.sql`t.stage_id = s.id AND ${isVisible}`, FIRST_PAGE)}) f
    WHERE s.board_id = ${boardId} AND s.archived_at IS NULL ORDER BY s.position, s.id, f.position, f.id`;

type StageCounts = [stageId: number, total: number, newest: number | null][] | null;

const countsOf = (boardId: number, isVisible: Prisma.Sql) => Prisma.sql`
    (SELECT json_agg(json_build_array(s.id, counted.total, counted.newest) ORDER BY s.position, s.id)
      FROM stage s CROSS JOIN LATERAL (SELECT count(*) AS total, max(t.id) AS newest FROM task t WHERE t.stage_id = s.id AND ${isVisible}) counted
      WHERE s.board_id = ${boardId} AND s.archived_at IS NULL)`;

function pagesOf(counts: StageCounts, tasks: Place[]): FirstPages {
  const stages = counts ?? [];
  const tasksOfStage = grouped(tasks, ({ stageId }) => stageId);
  return {
    pages: stages.map(([stageId, total]) => firstPage(stageId, total, tasksOfStage.get(stageId) ?? [])),
    newestTaskId: Math.max(0, ...stages.map(([, , newest]) => newest ?? 0)),
  };
}

type Place = Pick<TaskRow, "stageId" | "position">;

function firstPage(stageId: number, total: number, rows: Place[]): Page {
  const more = total > rows.length;
  return {
    ...pageOf(stageId, rows, { limit: FIRST_PAGE, direction: "next", cursor: null }, { before: false, after: more }),
    total_count: total,
  };
}

/** Rows are in ascending order in both directions. @throws NotFound for a stage of another board */
export async function pageOfStage(
  board: Board,
  query: PageOfStage,
  user: CurrentUser,
): Promise<CardsOfBoard & { page: Page }> {
  const syncedAt = new Date();
  const stage = await db.stage.findFirst({ where: { id: query.stageId, boardId: board.id } });
  if (!stage) throw new NotFound("Stage");

  const isBackward = query.direction === "prev";
  const afterCursor =
    query.cursor === null
      ? Prisma.empty
      : isBackward
        ? Prisma.sql`AND t.position < ${query.cursor}::numeric`
        : Prisma.sql`AND t.position > ${query.cursor}::numeric`;
  const condition = Prisma.sql`t.stage_id = ${stage.id} AND ${visibleTasks(query.includeArchived)} ${afterCursor}`;
  const loaded = await loadTasks(db, board.id, user.id, {
    where: Prisma.sql`t.id IN (${firstAndNextOf(condition, query.limit, isBackward)})`,
    order: isBackward ? Prisma.sql`t.position DESC, t.id DESC` : Prisma.sql`t.position, t.id`,
  });

  const rows = cutToLimit(loaded.rows, query.limit);
  const more = loaded.rows.length > rows.length;
  if (isBackward) rows.reverse();
  const ends = isBackward
    ? { before: more, after: query.cursor !== null }
    : { before: query.cursor !== null, after: more };
  return { ...loaded, rows, syncedAt, page: pageOf(stage.id, rows, query, ends) };
}

const byStage = Prisma.sql`(SELECT s.position FROM stage s WHERE s.id = t.stage_id), t.stage_id, t.position, t.id`;

/** With ties, because all archived tasks are at position 0 and no page may begin among them. */
const firstOf = (where: Prisma.Sql, limit: number, isBackward = false) =>
  Prisma.sql`SELECT t.id, t.position, ${versionColumn} AS version FROM task t WHERE ${where} ORDER BY t.position ${isBackward ? Prisma.sql`DESC` : Prisma.empty} FETCH FIRST (${limit}::int) ROWS WITH TIES`;

function firstAndNextOf(where: Prisma.Sql, limit: number, isBackward: boolean): Prisma.Sql {
  const beyond = isBackward
    ? Prisma.sql`t.position < (SELECT min(position) FROM firsts) ORDER BY t.position DESC`
    : Prisma.sql`t.position > (SELECT max(position) FROM firsts) ORDER BY t.position`;
  return Prisma.sql`WITH firsts AS (${firstOf(where, limit, isBackward)}) SELECT id FROM firsts UNION ALL (SELECT t.id FROM task t WHERE ${where} AND ${beyond} LIMIT 1)`;
}

function cutToLimit(rows: TaskRow[], limit: number): TaskRow[] {
  const last = rows[limit - 1];
  return rows.filter(({ position }, at) => at < limit || position === last?.position);
}

const visibleTasks = (includeArchived: boolean) =>
  includeArchived ? Prisma.sql`t.parent_id IS NULL` : Prisma.sql`t.parent_id IS NULL AND t.archived_at IS NULL`;

function pageOf(
  stageId: number,
  rows: Place[],
  { limit, direction, cursor }: Pick<PageOfStage, "limit" | "direction" | "cursor">,
  { before, after }: { before: boolean; after: boolean },
): Page {
  return {
    stage_id: stageId,
    limit,
    direction,
    cursor,
    has_more: direction === "next" ? after : before,
    has_more_before: before,
    has_more_after: after,
    start_cursor: rows.at(0)?.position ?? null,
    end_cursor: rows.at(-1)?.position ?? null,
  };
}
