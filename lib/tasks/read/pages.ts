import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { PageOfStage } from "@/lib/tasks/read/inputs";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import { versionColumn } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

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

export interface CardsOfBoard extends LoadedTasks {
  syncedAt: Date;
}

/** Rows are in ascending order in both directions.
 * @param isShown a condition on `stage s` @throws NotFound for another stage, or one of another board */
export async function pageOfStage(
  board: Pick<Board, "id">,
  query: PageOfStage,
  reader: Pick<CurrentUser, "id">,
  isShown = Prisma.sql`true`,
): Promise<CardsOfBoard & { page: Page }> {
  const syncedAt = new Date();
  const isBackward = query.direction === "prev";
  const condition = Prisma.sql`t.stage_id = ${query.stageId} AND ${visibleTasks(query.includeArchived)} ${afterCursor(query)}`;
  const [[stage], loaded] = await Promise.all([
    rowsOf(
      db,
      Prisma.sql`SELECT FROM stage s WHERE s.id = ${query.stageId} AND s.board_id = ${board.id} AND ${isShown}`,
    ),
    loadTasks(db, board.id, reader.id, {
      where: Prisma.sql`t.id IN (${firstAndNextOf(condition, query.limit, isBackward)})`,
      order: isBackward ? Prisma.sql`t.position DESC, t.id DESC` : Prisma.sql`t.position, t.id`,
    }),
  ]);
  if (!stage) throw new NotFound("Stage");

  const rows = cutToLimit(loaded.rows, query.limit);
  const more = loaded.rows.length > rows.length;
  if (isBackward) rows.reverse();
  const ends = isBackward
    ? { before: more, after: query.cursor !== null }
    : { before: query.cursor !== null, after: more };
  return { ...loaded, rows, syncedAt, page: pageOf(query.stageId, rows, query, ends) };
}

function afterCursor({ cursor, direction }: PageOfStage): Prisma.Sql {
  if (cursor === null) return Prisma.empty;
  return direction === "prev"
    ? Prisma.sql`AND t.position < ${cursor}::numeric`
    : Prisma.sql`AND t.position > ${cursor}::numeric`;
}

/** With ties, because all archived tasks are at position 0 and no page may begin among them. */
export const firstOf = (where: Prisma.Sql, limit: number, isBackward = false) =>
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

export const visibleTasks = (includeArchived: boolean) =>
  includeArchived ? Prisma.sql`t.parent_id IS NULL` : Prisma.sql`t.parent_id IS NULL AND t.archived_at IS NULL`;

export type Place = Pick<TaskRow, "stageId" | "position">;

export function pageOf(
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
