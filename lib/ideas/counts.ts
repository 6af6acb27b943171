import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { isActiveIdea, isPublicStage, publicComments } from "@/lib/ideas/conditions";

export interface IdeaCounts {
  id: number;
  votes: number;
  comments: number;
}

/** Of those of these ideas that anyone may read. */
export const countsOf = (board: Pick<Board, "id">, ideaIds: number[]): Promise<IdeaCounts[]> =>
  rowsOf(
    reader(),
    Prisma.sql`
    SELECT t.id, t.vote_count AS votes, ${publicComments} AS comments FROM task t JOIN stage s ON s.id = t.stage_id
    WHERE t.board_id = ${board.id} AND t.id = ANY(${ideaIds}::int[]) AND ${isActiveIdea} AND ${isPublicStage} ORDER BY t.id`,
  );
