import { Prisma } from "@/generated/prisma/client";
import { likePattern } from "@/lib/text/sql-search";
import { cut } from "@/lib/text/text";

const MOST_WORDS = 8;

/**
 * Whether all words are in the title or description of `task t`, without regard to accents in the title. The board's own
 * search also reads private comments and labels, which a stranger could thereby guess.
 */
export function matchesIdea(search: string): Prisma.Sql {
  const words = cut(search.trim(), 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return Prisma.sql`true`;
  return Prisma.join(words.map(contains), " AND ");
}

/** What is compared first is cheapest; OFFSET 0 keeps the planner from reading the titles of the whole site. */
const contains = (word: string): Prisma.Sql => Prisma.sql`
  (t.title ILIKE ${likePattern(word)} OR (t.description ILIKE ${likePattern(word)} AND regexp_replace(t.description, '<[^>]*>', ' ', 'g') ILIKE ${likePattern(word)})
    OR (SELECT x.title FROM task_search x WHERE x.task_id = t.id OFFSET 0) LIKE (SELECT '%' || nullif(search_fold(${word}), '') || '%'))`;
