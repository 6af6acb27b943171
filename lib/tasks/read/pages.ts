import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { boardOfUserWith } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { grouped } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { PageOfStage } from "@/lib/tasks/read/inputs";
import { loadedTasks, type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { type FoundTasks, taskRowsOf, tasksAsValue } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
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

interface FirstPagesOfBoard extends CardsOfBoard {
  pages: Page[];
  newestTaskId: number;
}

export async function firstPages(board: Board, options: PageOptions, user: CurrentUser): Promise<FirstPagesOfBoard> {
  const syncedAt = new Date();
  const [row] = await rowsOf<{ found: string }>(
    db,
    Prisma.sql`SELECT ${firstPagesAsValue(board.id, options, user)}::text AS found`,
  );
  return { ...firstPagesOf(JSON.parse(row?.found ?? "[]") as FoundPages), syncedAt };
}

/** The same from the path. @throws Forbidden, or NotFound for people who reach every board */
export async function firstPagesOfPath(
  params: PathParams,
  options: PageOptions,
  user: CurrentUser,
): Promise<OnBoard & FirstPagesOfBoard> {
  const syncedAt = new Date();
  const pages = firstPagesAsValue(pathId(params.board_id), options, user);
  const { more, ...found } = await boardOfUserWith<FoundPages>(params, user, pages);
  return { ...found, ...firstPagesOf(more), syncedAt };
}

interface PageOptions {
  includeArchived: boolean;
}

type FoundPages = [FoundTasks, [stageId: number, total: number, newest: number | null][] | null];

function firstPagesAsValue(boardId: number, { includeArchived }: PageOptions, user: CurrentUser): Prisma.Sql {
  const isVisible = visibleTasks(includeArchived);
  const firsts = Prisma.sql`SELECT f.id FROM stage s CROSS JOIN LATERAL (${firstOf(Prisma.sql`t.stage_id = s.id AND ${isVisible}`, FIRST_PAGE)}) f
    WHERE s.board_id = ${boardId} AND s.archived_at IS NULL`;
  return Prisma.sql`json_build_array(
    ${tasksAsValue(boardId, user.id, { where: Prisma.sql`t.id IN (${firsts})`, order: byStage })},
    (SELECT json_agg(json_build_array(s.id, counted.total, counted.newest) ORDER BY s.position, s.id)
      FROM stage s CROSS JOIN LATERAL (SELECT count(*) AS total, max(t.id) AS newest FROM task t WHERE t.stage_id = s.id AND ${isVisible}) counted
      WHERE s.board_id = ${boardId} AND s.archived_at IS NULL))`;
}

function firstPagesOf([tasks, counts]: FoundPages): Omit<FirstPagesOfBoard, "syncedAt"> {
  const loaded = loadedTasks(taskRowsOf(tasks));
  const stages = counts ?? [];
  const rowsOfStage = grouped(loaded.rows, ({ stageId }) => stageId);
  return {
    ...loaded,
    pages: stages.map(([stageId, total]) => firstPage(stageId, total, rowsOfStage.get(stageId) ?? [])),
    newestTaskId: Math.max(0, ...stages.map(([, , newest]) => newest ?? 0)),
  };
}

function firstPage(stageId: number, total: number, rows: TaskRow[]): Page {
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
  Prisma.sql`SELECT t.id, t.position FROM task t WHERE ${where} ORDER BY t.position ${isBackward ? Prisma.sql`DESC` : Prisma.empty} FETCH FIRST (${limit}::int) ROWS WITH TIES`;

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
  rows: TaskRow[],
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
