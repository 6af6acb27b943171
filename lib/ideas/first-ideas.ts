import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";
import { type IdeaRow, ideaAsJson, ideaOfJson, JOIN_AUTHOR } from "@/lib/ideas/list";
import type { Reader } from "@/lib/ideas/reader";

/** Of each public stage the ideas with most votes, in one statement for all stages. */
export async function firstIdeas(board: Pick<Board, "id">, perStage: number, by: Reader): Promise<IdeaRow[]> {
  const [row] = await rowsOf<{ found: string }>(
    reader(),
    Prisma.sql`
    SELECT coalesce(json_agg(${ideaAsJson(by)} ORDER BY t.vote_count DESC, t.id DESC), '[]')::text AS found
    FROM stage s CROSS JOIN LATERAL (
      SELECT t.* FROM task t WHERE t.stage_id = s.id AND ${isActiveIdea} ORDER BY t.vote_count DESC, t.id DESC LIMIT ${perStage}
    ) t ${JOIN_AUTHOR}
    WHERE s.board_id = ${board.id} AND ${isPublicStage}`,
  );
  return (JSON.parse(row?.found ?? "[]") as Parameters<typeof ideaOfJson>[0][]).map(ideaOfJson);
}
