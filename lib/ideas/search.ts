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

const contains = (word: string): Prisma.Sql => Prisma.sql`
  (t.title ILIKE ${likePattern(word)} OR EXISTS (SELECT 1 FROM task_search x WHERE x.task_id = t.id AND x.title LIKE '%' || search_fold(${word}) || '%' AND search_fold(${word}) <> '')
    OR (t.description ILIKE ${likePattern(word)} AND regexp_replace(t.description, '<[^>]*>', ' ', 'g') ILIKE ${likePattern(word)}))`;
