import "server-only";
import { type Priority, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import type { Paged } from "@/lib/http/response/paginator";
import { isFindable } from "@/lib/members/findable";
import type { Searcher } from "@/lib/search/conditions";
import type { Search } from "@/lib/search/inputs";
import { matchedBoards } from "@/lib/search/match-boards";
import { matchedTasks, TIERS } from "@/lib/search/match-tasks";
import { pageFrom, pageOf } from "@/lib/search/search";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

type Named = { id: number; title: string };

export interface TaskInSearch extends Named {
  board: Named;
  stage: Named | null;
  parent: Named | null;
  status: "open" | "closed";
  priority: Priority;
  dueAt: string | null;
  archivedAt: string | null;
  labels: { id: number; title: string | null; bgColor: string; color: string | null }[];
  /** Where it matched, as in `TIERS`. */
  tier: number;
  description: string | null;
  comment: string | null;
  /** Its labels and custom values, if they matched. */
  properties: string | null;
}

export interface BoardInSearch extends Named {
  archivedAt: string | null;
}

export type PersonInSearch = Pick<Person, "id" | "displayName" | "photoKey">;

export interface FoundInAll {
  tasks: Paged<TaskInSearch>;
  boards: BoardInSearch[];
  people: PersonInSearch[];
}

const MOST_BOARDS = 5;
const MOST_PEOPLE = 5;

/** For our own search screen: subtasks, too, and the best boards and people. */
export async function searchAll(search: Search, searcher: Searcher): Promise<FoundInAll> {
  const [tasks, boards, people] = await Promise.all([
    findTasks(search, matchedTasks(search.query, { boardId: search.boardId, withSubtasks: true }, searcher)),
    findBoards(search, searcher.user),
    findPeople(search, searcher.user),
  ]);
  return { tasks: { ...tasks, page: search.page, perPage: search.perPage }, boards, people };
}

const findTasks = (search: Search, matched: Prisma.Sql) =>
  pageOf<TaskInSearch>(
    Prisma.sql`WITH ${matched}, ${pageFrom(Prisma.sql`matched`, search)}
    SELECT (SELECT count(*)::int FROM matched) AS total, (
      SELECT json_agg(json_build_object('id', t.id, 'title', t.title, 'board', json_build_object('id', b.id, 'title', b.title), 'stage', ${named("s")}, 'parent', ${named("p")},
        'status', t.status, 'priority', t.priority, 'dueAt', t.due_at, 'archivedAt', t.archived_at, 'labels', (${LABELS}), 'tier', page.tier,
        'description', CASE WHEN page.tier = ${TIERS.description} THEN left(t.description, 50000) END, 'comment', (${search.query.words.length > 0 ? COMMENT : Prisma.sql`NULL`}),
        'properties', (${PROPERTIES})) ORDER BY page.place)
      FROM page JOIN task t ON t.id = page.id JOIN board b ON b.id = t.board_id LEFT JOIN task p ON p.id = t.parent_id LEFT JOIN stage s ON s.id = coalesce(t.stage_id, p.stage_id))::text AS rows`,
  );

const named = (alias: "s" | "p") => {
  const record = Prisma.raw(alias);
  return Prisma.sql`CASE WHEN ${record}.id IS NOT NULL THEN json_build_object('id', ${record}.id, 'title', ${record}.title) END`;
};

const LABELS = Prisma.sql`SELECT coalesce(json_agg(json_build_object('id', l.id, 'title', l.title, 'bgColor', l.bg_color, 'color', l.color) ORDER BY l.id), '[]')
          FROM task_label x JOIN label l ON l.id = x.label_id WHERE x.task_id = t.id`;

/** The newest comment that matched. */
const COMMENT = Prisma.sql`SELECT left(c.raw_description, 50000) FROM comment_search x JOIN comment c ON c.id = x.comment_id
          WHERE page.tier = ${TIERS.comment} AND x.task_id = t.id AND (x.document @@ (SELECT words FROM asked)) IS TRUE ORDER BY c.id DESC LIMIT 1`;

const PROPERTIES = Prisma.sql`SELECT string_agg(words, ' · ') FROM (
          SELECT l.title AS words FROM task_label x JOIN label l ON l.id = x.label_id WHERE page.tier = ${TIERS.properties} AND x.task_id = t.id
          UNION ALL SELECT search_text_of_value(v.value) FROM custom_field_value v WHERE page.tier = ${TIERS.properties} AND v.task_id = t.id) properties`;

async function findBoards({ query, boardId }: Search, user: CurrentUser): Promise<BoardInSearch[]> {
  if (boardId !== null) return [];
  return rowsOf<BoardInSearch>(
    db,
    Prisma.sql`WITH ${matchedBoards(query, user)}
    SELECT b.id, b.title, b.archived_at AS "archivedAt" FROM matched_boards m JOIN board b ON b.id = m.id ORDER BY m.tier DESC, m.is_own DESC, m.updated_at DESC, m.id DESC LIMIT ${MOST_BOARDS}`,
  );
}

/** Any part of the name may begin with each of the words. */
async function findPeople({ query, boardId }: Search, user: CurrentUser): Promise<PersonInSearch[]> {
  const { words, excluded, qualifiers, id, isArchived } = query;
  const isForPeople = excluded.length === 0 && qualifiers.length === 0 && id === null && !isArchived;
  if (boardId !== null || words.length === 0 || !isForPeople) return [];
  return rowsOf<PersonInSearch>(
    db,
    Prisma.sql`SELECT u.id, u.display_name AS "displayName", u.photo_key AS "photoKey" FROM "user" u
    WHERE search_document(u.display_name, 'A') @@ (SELECT search_query(${words.map(({ text }) => text)}::text[], ${words.map(({ isWhole }) => isWhole)}::boolean[], '')) AND ${isFindable(user)}
    ORDER BY lower(u.display_name), u.id LIMIT ${MOST_PEOPLE}`,
  );
}
