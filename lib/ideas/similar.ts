import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";

export interface SimilarIdea {
  id: number;
  title: string;
  slug: string;
  voteCount: number;
}

const MOST = 5;
const MOST_WORDS = 12;
/** Of the letters that were typed, the part that must be in words of the title. */
const LEAST_LIKENESS = 0.3;
/** Of candidates with a word in common, so many are compared. */
const MOST_COMPARED = 500;

/**
 * Ideas of public stages that share words with a title, the most alike first. Words of one or two letters count only where
 * nothing longer was typed. Only titles and descriptions are compared: a comment or label that is private must not show in a match.
 */
export const similarIdeas = (board: Pick<Board, "id">, text: string): Promise<SimilarIdea[]> =>
  rowsOf(
    reader(),
    Prisma.sql`
    WITH words AS MATERIALIZED (
      SELECT DISTINCT left(word, 60) AS word, length(word) AS length FROM string_to_table(search_fold(${text}), ' ') AS word WHERE word <> ''),
    asked AS MATERIALIZED (
      SELECT word FROM words WHERE length > 2 OR NOT EXISTS (SELECT 1 FROM words WHERE length > 2) ORDER BY length DESC, word LIMIT ${MOST_WORDS}),
    candidates AS MATERIALIZED (
      SELECT t.id, t.title, t.slug, t.vote_count, x.title AS folded
      FROM task t JOIN stage s ON s.id = t.stage_id JOIN task_search x ON x.task_id = t.id
      WHERE t.board_id = ${board.id} AND ${isActiveIdea} AND ${isPublicStage}
        AND EXISTS (SELECT 1 FROM asked WHERE ' ' || x.title LIKE '% ' || asked.word || '%')
      ORDER BY t.vote_count DESC, t.id DESC LIMIT ${MOST_COMPARED}),
    ranked AS (
      SELECT c.*, (SELECT sum(length(asked.word)) FROM asked WHERE ' ' || c.folded LIKE '% ' || asked.word || '%')::float8 / (SELECT sum(length(word)) FROM asked) AS likeness
      FROM candidates c)
    SELECT id, title, slug, vote_count AS "voteCount" FROM ranked WHERE likeness > ${LEAST_LIKENESS} ORDER BY likeness DESC, vote_count DESC, id DESC LIMIT ${MOST}`,
  );
