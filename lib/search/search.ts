import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { Searcher } from "@/lib/search/conditions";
import type { GlobalSearch } from "@/lib/search/inputs";
import { matchedBoards } from "@/lib/search/match-boards";
import { matchedTasks, ORDER } from "@/lib/search/match-tasks";
import type { CurrentUser } from "@/lib/users/current-user";

export interface FoundTask {
  id: number;
  title: string;
  description: string | null;
  board: { id: number; title: string };
  stage: { id: number; title: string } | null;
}

export type FoundBoard = Pick<FoundTask, "id" | "title" | "description">;

export interface FoundInBoth {
  tasks: Paged<FoundTask>;
  boards: Paged<FoundBoard>;
}

/** A section without a page is empty. Tasks are top-level ones, as in the other lists of the API. */
export async function searchTasksAndBoards(search: GlobalSearch, searcher: Searcher): Promise<FoundInBoth> {
  const { taskPage, boardPage, perPage, boardId } = search;
  const [tasks, boards] = await Promise.all([
    taskPage === null ? null : findTasks(search, { page: taskPage, perPage }, searcher),
    boardPage === null || boardId !== null ? null : findBoards(search, { page: boardPage, perPage }, searcher.user),
  ]);
  return {
    tasks: { ...(tasks ?? NOTHING), page: taskPage ?? 1, perPage },
    boards: { ...(boards ?? NOTHING), page: boardPage ?? 1, perPage },
  };
}

const NOTHING = { rows: [], total: 0 };

interface Page {
  page: number;
  perPage: number;
}

/** More of a description is not shown. */
export const DESCRIPTION = Prisma.sql`left(t.description, 5000)`;

function findTasks({ query, boardId }: GlobalSearch, page: Page, searcher: Searcher) {
  const matched = matchedTasks(query, { boardId, withSubtasks: false }, searcher);
  const row = Prisma.sql`json_build_object('id', t.id, 'title', t.title, 'description', ${DESCRIPTION}, 'board', json_build_object('id', b.id, 'title', b.title),
      'stage', CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'title', s.title) END)`;
  return pageOf<FoundTask>(
    Prisma.sql`WITH ${matched}, ${pageFrom(Prisma.sql`matched`, page)}
    SELECT (SELECT count(*)::int FROM matched) AS total,
      (SELECT json_agg(${row} ORDER BY page.place) FROM page JOIN task t ON t.id = page.id JOIN board b ON b.id = t.board_id LEFT JOIN stage s ON s.id = t.stage_id)::text AS rows`,
  );
}

const findBoards = ({ query }: GlobalSearch, page: Page, user: CurrentUser) =>
  pageOf<FoundBoard>(
    Prisma.sql`WITH ${matchedBoards(query, user)}, ${pageFrom(Prisma.sql`matched_boards`, page)}
    SELECT (SELECT count(*)::int FROM matched_boards) AS total,
      (SELECT json_agg(json_build_object('id', b.id, 'title', b.title, 'description', left(b.description, 5000)) ORDER BY page.place) FROM page JOIN board b ON b.id = page.id)::text AS rows`,
  );

/** Numbers only the rows of the page. */
export const pageFrom = (matched: Prisma.Sql, page: Page): Prisma.Sql => Prisma.sql`
    page AS (SELECT id, tier, row_number() OVER (ORDER BY ${ORDER}) AS place FROM (SELECT * FROM ${matched} ORDER BY ${ORDER} LIMIT ${page.perPage} OFFSET ${offsetOf(page)}) rows)`;

export async function pageOf<Row>(statement: Prisma.Sql): Promise<{ rows: Row[]; total: number }> {
  const [found] = await rowsOf<{ total: number; rows: string | null }>(db, statement);
  return { total: found?.total ?? 0, rows: JSON.parse(found?.rows ?? "[]") as Row[] };
}
