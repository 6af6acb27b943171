import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { grouped } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { loadedRelated, loadedTasks } from "@/lib/tasks/read/load";
import {
  type FoundTasks,
  relatedOf,
  taskRowsOf,
  tasksAsValue,
  taskVersionsOf,
  versionsWithRelated,
  type VersionsWithRelated,
} from "@/lib/tasks/read/load-rows";
import { type CardsOfBoard, firstOf, type Page, pageOf, type Place, visibleTasks } from "@/lib/tasks/read/pages";
import { cachedTasks, serializedOnce, type SerializedTasks } from "@/lib/tasks/read/task-json-cache";
import type { CallerRead } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

const FIRST_PAGE = 20;

interface FirstPages {
  pages: Page[];
  newestTaskId: number;
}

/** @param isShown a condition on `stage s` */
export async function firstPages(
  board: Pick<Board, "id">,
  { includeArchived }: PageOptions,
  reader: Pick<CurrentUser, "id">,
  isShown = isActive,
): Promise<CardsOfBoard & FirstPages> {
  const syncedAt = new Date();
  const isVisible = visibleTasks(includeArchived);
  const where = Prisma.sql`t.id IN (SELECT id FROM (${firstsOf(board.id, isVisible, isShown)}) firsts)`;
  const tasks = tasksAsValue(board.id, reader.id, { where, order: byStage });
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`SELECT json_build_array(${tasks}, ${countsOf(board.id, isVisible, isShown)})::text AS found`,
  );
  const [found, counts] = JSON.parse(row?.found ?? "[]") as [FoundTasks, StageCounts];
  const loaded = loadedTasks(taskRowsOf(found));
  return { ...loaded, ...pagesOf(counts, loaded.rows), syncedAt };
}

/** The stages with their numbers of tasks, for readers who need all tasks anyway: each page begins before the first task. */
export async function pagesWithoutTasks(board: Pick<Board, "id">): Promise<FirstPages & { syncedAt: Date }> {
  const syncedAt = new Date();
  const [row] = await rowsOf<{ counts: StageCounts }>(
    db,
    Prisma.sql`SELECT ${countsOf(board.id, visibleTasks(false))} AS counts`,
  );
  const { pages, newestTaskId } = pagesOf(row?.counts ?? null, []);
  return { pages: pages.map((page) => ({ ...page, end_cursor: BEFORE_ALL })), newestTaskId, syncedAt };
}

export type StageTotals = [stageId: number, total: number][];

/** The number of tasks in each active stage, in the order of the stages. */
export async function stageTotals(boardId: number): Promise<StageTotals> {
  const rows = await rowsOf<{ id: number; total: number }>(
    db,
    Prisma.sql`
    SELECT s.id, (SELECT count(*)::int FROM task t WHERE t.stage_id = s.id AND ${visibleTasks(false)}) AS total
    FROM stage s WHERE s.board_id = ${boardId} AND ${isActive} ORDER BY s.position, s.id`,
  );
  return rows.map(({ id, total }) => [id, total]);
}

/** Active tasks have greater positions. */
const BEFORE_ALL = 0;

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

const isActive = Prisma.sql`s.archived_at IS NULL`;

/** The first tasks of each stage that is shown, in their order. */
const firstsOf = (boardId: number, isVisible: Prisma.Sql, isShown = isActive) => Prisma.sql`
    SELECT f.id, f.version FROM stage s CROSS JOIN LATERAL (${firstOf(Prisma.sql`t.stage_id = s.id AND ${isVisible}`, FIRST_PAGE)}) f
    WHERE s.board_id = ${boardId} AND ${isShown} ORDER BY s.position, s.id, f.position, f.id`;

type StageCounts = [stageId: number, total: number, newest: number | null][] | null;

const countsOf = (boardId: number, isVisible: Prisma.Sql, isShown = isActive) => Prisma.sql`
    (SELECT json_agg(json_build_array(s.id, counted.total, counted.newest) ORDER BY s.position, s.id)
      FROM stage s CROSS JOIN LATERAL (SELECT count(*) AS total, max(t.id) AS newest FROM task t WHERE t.stage_id = s.id AND ${isVisible}) counted
      WHERE s.board_id = ${boardId} AND ${isShown})`;

function pagesOf(counts: StageCounts, tasks: Place[]): FirstPages {
  const stages = counts ?? [];
  const tasksOfStage = grouped(tasks, ({ stageId }) => stageId);
  return {
    pages: stages.map(([stageId, total]) => firstPage(stageId, total, tasksOfStage.get(stageId) ?? [])),
    newestTaskId: Math.max(0, ...stages.map(([, , newest]) => newest ?? 0)),
  };
}

function firstPage(stageId: number, total: number, rows: Place[]): Page {
  const more = total > rows.length;
  return {
    ...pageOf(stageId, rows, { limit: FIRST_PAGE, direction: "next", cursor: null }, { before: false, after: more }),
    total_count: total,
  };
}

const byStage = Prisma.sql`(SELECT s.position FROM stage s WHERE s.id = t.stage_id), t.stage_id, t.position, t.id`;
