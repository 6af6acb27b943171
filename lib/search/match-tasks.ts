import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { isArchivedQualifier, qualifierConditions, type Searcher } from "@/lib/search/conditions";
import { MOST_TEXTS } from "@/lib/search/limits";
import type { Qualifier, SearchWord } from "@/lib/search/qualifiers";
import type { SearchQuery } from "@/lib/search/query";

export interface TaskScope {
  /** Only tasks of this board. */
  boardId: number | null;
  withSubtasks: boolean;
  /** A further condition on `board b`. */
  boards?: Prisma.Sql;
}

/** Where a task matched, the best first. The title counts most. */
export const TIERS = { title: 4, properties: 3, description: 2, comment: 1, similar: 0 } as const;

/** A parameter would be taken for a text. */
const rank = (tier: number): Prisma.Sql => Prisma.raw(String(tier));

const MOST_RECENT = 2_000;
/** With more tasks that match themselves, comments are not searched. */
const MANY_TEXTS = 1_000;
/** With fewer texts, titles are searched for what is inside of a word, and with hardly any for similar words. */
const FEW_TEXTS = 20;
const HARDLY_ANY = 3;
/** The texts of up to so many boards are found by index, as an index entry names the board. */
const MOST_BOARDS_BY_INDEX = 30;

/**
 * Common table expressions, the last of them `matched (id, tier, is_own, updated_at)`: the tasks that match and that
 * the caller may see. Only texts of `visible` boards are counted, even to decide how to search.
 */
export function matchedTasks(query: SearchQuery, scope: TaskScope, searcher: Searcher): Prisma.Sql {
  const where = Prisma.join(taskConditions(query, scope, searcher), " AND ");
  const visible = Prisma.sql`visible AS MATERIALIZED (
    SELECT b.id, b.title, EXISTS (SELECT 1 FROM board_member own WHERE own.board_id = b.id AND own.user_id = ${searcher.user.id}) AS is_own
    FROM board b WHERE b.archived_at IS NULL AND ${isVisibleBoard(searcher.user)} AND ${scope.boardId === null ? Prisma.sql`true` : Prisma.sql`b.id = ${scope.boardId}`} AND ${scope.boards ?? Prisma.sql`true`})`;
  return query.words.length > 0
    ? Prisma.sql`${visible}, ${tasksByText(query, where)},
    matched AS MATERIALIZED (
      SELECT t.id, found.tier, v.is_own, t.updated_at FROM found JOIN task t ON t.id = found.task_id JOIN visible v ON v.id = t.board_id WHERE ${where})`
    : Prisma.sql`${visible}, ${tasksByConditions(query, where)}`;
}

/** Ordered by time alone, which an index does, unless the conditions are so rare that reading all is faster. */
function tasksByConditions({ id, qualifiers }: SearchQuery, where: Prisma.Sql): Prisma.Sql {
  const isRare = id !== null || qualifiers.some(({ name }) => SELECTIVE.includes(name));
  return Prisma.sql`matched AS ${isRare ? Prisma.sql`MATERIALIZED` : Prisma.sql`NOT MATERIALIZED`} (
      SELECT t.id, ${id === null ? Prisma.sql`0` : Prisma.sql`CASE WHEN t.id::text = ${id} THEN 1 ELSE 0 END`} AS tier, true AS is_own, t.updated_at
      FROM task t WHERE t.board_id IN (SELECT id FROM visible) AND ${where})`;
}

const SELECTIVE: Qualifier["name"][] = ["label", "assignee", "board", "stage", "due", "created", "updated"];

/** Stable, so that pages neither repeat nor miss a task. */
export const ORDER = Prisma.sql`tier DESC, is_own DESC, updated_at DESC, id DESC`;

function taskConditions(query: SearchQuery, { withSubtasks }: TaskScope, searcher: Searcher): Prisma.Sql[] {
  const { excluded, qualifiers, id } = query;
  const isArchived = query.isArchived || qualifiers.some((each) => isArchivedQualifier(each) && !each.isExcluded);
  return [
    isArchived ? Prisma.sql`t.archived_at IS NOT NULL` : Prisma.sql`t.archived_at IS NULL`,
    withSubtasks
      ? Prisma.sql`(t.parent_id IS NULL OR EXISTS (SELECT 1 FROM task p WHERE p.id = t.parent_id AND p.archived_at IS NULL))`
      : Prisma.sql`t.parent_id IS NULL`,
    ...(id === null ? [] : [Prisma.sql`t.id::text LIKE ${`%${id}%`}`]),
    ...qualifierConditions(qualifiers, searcher),
    ...excluded.map(
      (word) =>
        Prisma.sql`NOT EXISTS (SELECT 1 FROM task_search x WHERE x.task_id = t.id AND x.document @@ (SELECT ${tsquery([{ ...word, isWhole: true }], "")}))`,
    ),
  ];
}

const tsquery = (words: SearchWord[], weights: string): Prisma.Sql =>
  Prisma.sql`search_query(${words.map(({ text }) => text)}::text[], ${words.map(({ isWhole }) => isWhole)}::boolean[], ${weights})`;

/** `IS TRUE` keeps the planner from joining the boards first and searching for each of them. */
const isOfVisible = (alias: "s" | "c" | "t"): Prisma.Sql =>
  Prisma.sql`(${Prisma.raw(alias)}.board_id IN (SELECT id FROM visible)) IS TRUE`;

/** The texts of some boards are found by their entries in the index. */
const SCOPED = Prisma.sql`CASE WHEN boards IS NULL THEN words ELSE words && boards END AS scoped`;

/** Where a word is frequent, any 3,000 of its texts are ranked, and those of all recent tasks. */
const tasksByText = (query: SearchQuery, where: Prisma.Sql): Prisma.Sql => Prisma.sql`
    asked AS MATERIALIZED (
      SELECT search_fold(${query.words.map(({ text }) => text).join(" ")}) AS line, ${tsquery(query.words, "")} AS words, ${tsquery(query.words, "A")} AS in_title, ${tsquery(query.words, "AB")} AS in_properties,
        (SELECT CASE WHEN count(*) <= ${MOST_BOARDS_BY_INDEX} THEN string_agg('''#' || id || '''', '|')::tsquery END FROM visible) AS boards),
    texts AS MATERIALIZED (
      SELECT s.task_id, ${TIER_OF_TEXT} AS tier FROM (SELECT *, ${SCOPED} FROM asked) asked JOIN task_search s ON s.document @@ scoped WHERE ${isOfVisible("s")} LIMIT ${MOST_TEXTS + 1}),
    comments AS MATERIALIZED (
      SELECT c.task_id FROM (SELECT ${SCOPED} FROM asked WHERE (SELECT count(*) FROM texts) <= ${MANY_TEXTS}) asked JOIN comment_search c ON c.document @@ scoped WHERE ${isOfVisible("c")} LIMIT ${MOST_TEXTS + 1}),
    amount AS MATERIALIZED (
      SELECT (SELECT count(*) FROM texts) AS texts, (SELECT count(*) FROM comments) AS comments),
    recent AS MATERIALIZED (
      SELECT id FROM (${recentOf(Prisma.sql`(SELECT boards IS NULL FROM asked) AND ${isOfVisible("t")} AND ${where}`)}) all_boards
      UNION ALL SELECT id FROM (SELECT each.id, each.updated_at FROM visible CROSS JOIN LATERAL (${recentOf(Prisma.sql`(SELECT boards IS NOT NULL FROM asked) AND t.board_id = visible.id AND ${where}`)}) each
        ORDER BY each.updated_at DESC, each.id DESC LIMIT ${MOST_RECENT}) some_boards),
    inside AS MATERIALIZED (
      SELECT s.task_id FROM task_search s WHERE (SELECT texts < ${FEW_TEXTS} FROM amount) AND s.title LIKE (SELECT CASE WHEN length(line) > 2 THEN '%' || line || '%' END FROM asked) AND ${isOfVisible("s")} LIMIT ${MOST_TEXTS}),
    found AS (
      SELECT task_id, max(tier) AS tier FROM (
        SELECT task_id, tier FROM texts
        UNION ALL SELECT s.task_id, ${TIER_OF_TEXT} FROM asked CROSS JOIN recent CROSS JOIN LATERAL (SELECT * FROM task_search s WHERE s.task_id = recent.id OFFSET 0) s WHERE (SELECT texts > ${MOST_TEXTS} FROM amount) AND s.document @@ asked.words
        UNION ALL SELECT task_id, ${rank(TIERS.comment)} FROM comments
        UNION ALL SELECT c.task_id, ${rank(TIERS.comment)} FROM asked CROSS JOIN recent CROSS JOIN LATERAL (SELECT * FROM comment_search c WHERE c.task_id = recent.id OFFSET 0) c WHERE (SELECT comments > ${MOST_TEXTS} FROM amount) AND c.document @@ asked.words
        UNION ALL SELECT task_id, ${rank(TIERS.similar)} FROM inside
        UNION ALL SELECT s.task_id, ${rank(TIERS.similar)} FROM task_search s
          WHERE s.document @@ (SELECT CASE WHEN texts + comments + (SELECT count(*) FROM inside) < ${HARDLY_ANY} THEN ${similar(longestOf(query.words))} END FROM amount)
          AND (s.document @@ (SELECT ${similar(query.words)})) IS TRUE AND ${isOfVisible("s")}
      ) each GROUP BY task_id)`;

/** An index has them in this order, of all boards and of each one. */
const recentOf = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`
      SELECT t.id, t.updated_at FROM task t WHERE (SELECT texts > ${MOST_TEXTS} OR comments > ${MOST_TEXTS} FROM amount) AND ${where} ORDER BY t.updated_at DESC, t.id DESC LIMIT ${MOST_RECENT}`;

/** The index finds what is similar to one word; many alternatives of several words would take it long. */
const longestOf = ([first, ...others]: SearchWord[]): SearchWord[] =>
  first ? [others.reduce((longest, word) => (word.text.length > longest.text.length ? word : longest), first)] : [];

const similar = (words: SearchWord[]): Prisma.Sql =>
  Prisma.sql`search_similar(${words.map(({ text }) => text)}::text[], ${words.map(({ isWhole }) => isWhole)}::boolean[])`;

/** A title that is the words, or begins with them, is better than one that has them somewhere. */
const TIER_OF_TEXT = Prisma.sql`CASE
      WHEN NOT s.document @@ in_title THEN CASE WHEN s.document @@ in_properties THEN ${rank(TIERS.properties)} ELSE ${rank(TIERS.description)} END
      WHEN s.title = line THEN ${rank(TIERS.title + 3)} WHEN s.title LIKE line || '%' THEN ${rank(TIERS.title + 2)}
      WHEN ' ' || s.title LIKE '% ' || line || '%' THEN ${rank(TIERS.title + 1)} ELSE ${rank(TIERS.title)} END`;
