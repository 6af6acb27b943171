import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import {
  commentsAsJson,
  type CommentsJson,
  commentsOfJson,
  type CommentsWanted,
  type FoundComments,
} from "@/lib/ideas/comments/read-comments";
import { isPublicStage } from "@/lib/ideas/conditions";
import { type IdeaRow, ideaAsJson, ideaOfJson, JOIN_AUTHOR } from "@/lib/ideas/list";
import { withOpenPictures } from "@/lib/ideas/pictures";
import { isOnBoard, type Reader } from "@/lib/ideas/reader";

export interface IdeaDetail extends IdeaRow, FoundComments {
  /** The team's answer, as safe HTML. */
  answer: { html: string; at: Date; by: string } | null;
  mergedIntoId: number | null;
  isOnBoard: boolean;
}

/** What the API returns. */
export const LATEST_COMMENTS: CommentsWanted = { most: 500 };
export const NO_COMMENTS: CommentsWanted = { most: 0 };

/** An idea in a public stage, or in any stage for readers who are on the board. A merged one has only to lead to the other. */
export async function readIdea(
  board: Pick<Board, "id">,
  ideaId: number,
  by: Reader,
  comments: CommentsWanted,
): Promise<IdeaDetail | null> {
  const [row] = await rowsOf<{ found: string }>(
    reader(),
    Prisma.sql`
    SELECT json_build_array(${ideaAsJson(by)}, ${answerAsJson}, i.merged_into_id, ${isOnBoard(board.id, by)}, ${commentsAsJson(board, by, comments)})::text AS found
    FROM task t JOIN stage s ON s.id = t.stage_id LEFT JOIN idea i ON i.task_id = t.id ${JOIN_AUTHOR}
    WHERE t.id = ${ideaId} AND t.board_id = ${board.id} AND t.parent_id IS NULL AND (t.archived_at IS NULL OR i.merged_into_id IS NOT NULL)
      AND s.archived_at IS NULL AND (${isPublicStage} OR ${isOnBoard(board.id, by)})`,
  );
  return row ? withOpenPictures(detailOf(JSON.parse(row.found) as Found)) : null;
}

const answerAsJson = Prisma.sql`CASE WHEN i.answer IS NOT NULL THEN json_build_object('html', i.answer, 'at', coalesce(i.answered_at, t.updated_at),
  'by', coalesce((SELECT a.display_name FROM "user" a WHERE a.id = i.answered_by), '')) END`;

type InJson<Row> = Omit<Row, "createdAt" | "updatedAt"> & Record<"createdAt" | "updatedAt", string>;

type Found = [
  idea: InJson<IdeaRow>,
  answer: { html: string; at: string; by: string } | null,
  mergedIntoId: number | null,
  isOnBoard: boolean,
  comments: CommentsJson,
];

const detailOf = ([idea, answer, mergedIntoId, isReaderOnBoard, comments]: Found): IdeaDetail => ({
  ...ideaOfJson(idea),
  ...commentsOfJson(comments),
  answer: answer && { ...answer, at: new Date(answer.at) },
  mergedIntoId,
  isOnBoard: isReaderOnBoard,
});
