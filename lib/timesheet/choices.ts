import "server-only";
import { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { id, optional, searchText } from "@/lib/http/input/types";
import { hasModule } from "@/lib/modules/on-board";
import { FeatureModules } from "@/lib/modules/read";
import type { Searcher } from "@/lib/search/conditions";
import { matchedTasks } from "@/lib/search/match-tasks";
import { readSearchQuery } from "@/lib/search/query";
import { pageFrom, pageOf } from "@/lib/search/search";
import { sheetBoards } from "@/lib/timesheet/context";
import { likePattern } from "@/lib/text/sql-search";
import { type Calendar, calendarAsJson, type CalendarInJson, calendarOfJson } from "@/lib/users/calendar";
import { finder } from "@/lib/users/caller-read";

const MOST_FOUND = 30;

const query = optional(searchText).transform((text) => text?.trim() ?? "");

export const FindTimesheetRows = z
  .object({ query, board_id: optional(id) })
  .transform(({ query: text, board_id }) => ({ query: readSearchQuery(text), boardId: board_id ?? null }));
type FindTimesheetRows = z.infer<typeof FindTimesheetRows>;

export const FindTimesheetBoards = z.object({ query });
type FindTimesheetBoards = z.infer<typeof FindTimesheetBoards>;

interface SheetSearcher {
  modules: FeatureModules;
  calendar: Calendar;
}

/** What these searches depend on besides the caller, read with them. */
export const findSheetSearcher = finder<SheetSearcher>({
  expression: () => Prisma.sql`json_build_array((SELECT value FROM setting WHERE key = 'modules'), ${calendarAsJson})`,
  result: (value, user) => {
    const [modules, calendar] = JSON.parse(value ?? "[null, []]") as [unknown, CalendarInJson];
    return { modules: FeatureModules.parse(modules ?? {}), calendar: calendarOfJson(calendar, user) };
  },
});

export type FoundSheetBoard = { id: number; title: string };

/** `parent` is the title of the task of which it is a subtask. */
export type FoundRow = FoundSheetBoard & { parent: string | null; board: FoundSheetBoard };

/** Tasks on which the caller may log time, the best matches first; without a query the ones that changed last. */
export async function findTimesheetRows(
  { query: wanted, boardId }: FindTimesheetRows,
  { modules, ...searcher }: Searcher & SheetSearcher,
): Promise<FoundRow[]> {
  const { user } = searcher;
  const mayEdit = Prisma.sql`(${user.isAdmin} OR EXISTS (SELECT 1 FROM board_member own WHERE own.board_id = b.id AND own.user_id = ${user.id} AND own.role <> 'viewer'))`;
  const boards = Prisma.sql`${hasModule(modules, "timeTracking")} AND ${mayEdit}`;
  const matched = matchedTasks(wanted, { boardId, withSubtasks: true, boards }, searcher);
  const { rows } = await pageOf<FoundRow>(
    Prisma.sql`WITH ${matched}, ${pageFrom(Prisma.sql`matched`, { page: 1, perPage: MOST_FOUND })}
    SELECT 0 AS total, (
      SELECT json_agg(json_build_object('id', t.id, 'title', t.title, 'parent', p.title, 'board', json_build_object('id', b.id, 'title', b.title)) ORDER BY page.place)
      FROM page JOIN task t ON t.id = page.id JOIN board b ON b.id = t.board_id LEFT JOIN task p ON p.id = t.parent_id)::text AS rows`,
  );
  return rows;
}

/** Boards whose time the caller may see, archived ones last. */
export const findTimesheetBoards = (
  { query: text }: FindTimesheetBoards,
  { user, modules }: Pick<Searcher, "user"> & Pick<SheetSearcher, "modules">,
): Promise<FoundSheetBoard[]> =>
  rowsOf<FoundSheetBoard>(
    db,
    Prisma.sql`
    SELECT b.id, b.title FROM (${sheetBoards(user, modules)}) b WHERE b.title ILIKE ${likePattern(text)}
    ORDER BY b.archived_at IS NOT NULL, lower(b.title), b.id LIMIT ${MOST_FOUND}`,
  );
