import { Prisma } from "@/generated/prisma/client";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { likePattern } from "@/lib/text/sql-search";
import type { SearchWord } from "@/lib/search/qualifiers";
import type { SearchQuery } from "@/lib/search/query";
import type { CurrentUser } from "@/lib/users/current-user";

/**
 * A common table expression `matched_boards (id, tier, is_own, updated_at)`. The boards of a site are few enough to
 * fold their titles here. What only a task can have matches no board.
 */
export function matchedBoards(query: SearchQuery, user: CurrentUser): Prisma.Sql {
  const { words, excluded, qualifiers, id, isArchived } = query;
  const where = [
    isVisibleBoard(user),
    isArchived ? Prisma.sql`b.archived_at IS NOT NULL` : Prisma.sql`b.archived_at IS NULL`,
    qualifiers.length === 0 ? Prisma.sql`true` : Prisma.sql`false`,
    ...(id === null ? [] : [Prisma.sql`b.id::text LIKE ${likePattern(id)}`]),
  ];
  return Prisma.sql`
    board_texts AS MATERIALIZED (
      SELECT b.id, b.updated_at, EXISTS (SELECT 1 FROM board_member own WHERE own.board_id = b.id AND own.user_id = ${user.id}) AS is_own, search_fold(b.title) AS title,
        search_document(b.title, 'A') || search_document(search_text_of_html(b.description), 'C') AS document FROM board b WHERE ${Prisma.join(where, " AND ")}),
    asked_boards AS MATERIALIZED (SELECT search_fold(${words.map(({ text }) => text).join(" ")}) AS line, ${tsquery(words)} AS words),
    ranked_boards AS MATERIALIZED (
      SELECT id, is_own, updated_at, ${words.length > 0 ? TIER : Prisma.sql`1`} AS tier FROM board_texts CROSS JOIN asked_boards
      WHERE ${excluded.length > 0 ? Prisma.sql`NOT document @@ ${tsquery(excluded.map((word) => ({ ...word, isWhole: true })))}` : Prisma.sql`true`}),
    matched_boards AS MATERIALIZED (
      SELECT id, tier, is_own, updated_at FROM ranked_boards WHERE tier > 0
      UNION ALL SELECT id, 0, is_own, updated_at FROM board_texts WHERE NOT EXISTS (SELECT 1 FROM ranked_boards WHERE tier > 0) AND document @@ (SELECT ${similar(words)} FROM asked_boards))`;
}

const wholes = (words: SearchWord[]) => words.map(({ isWhole }) => isWhole);
const texts = (words: SearchWord[]) => words.map(({ text }) => text);
const tsquery = (words: SearchWord[]) =>
  Prisma.sql`search_query(${texts(words)}::text[], ${wholes(words)}::boolean[], '')`;
const similar = (words: SearchWord[]) =>
  Prisma.sql`search_similar(${texts(words)}::text[], ${wholes(words)}::boolean[])`;

const TIER = Prisma.sql`CASE WHEN title = line AND line <> '' THEN 5 WHEN title LIKE line || '%' AND line <> '' THEN 4 WHEN document @@ words THEN 3
        WHEN line <> '' AND title LIKE '%' || line || '%' THEN 2 ELSE 0 END`;
