import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";
import { type IdeaRow, ideaAsJson, ideaOfJson, JOIN_AUTHOR } from "@/lib/ideas/list";
import { withPicturesInAnswers } from "@/lib/ideas/pictures";
import type { Reader } from "@/lib/ideas/reader";

export interface CompletedIdea extends IdeaRow {
  completedAt: Date;
  /** The team's answer, as safe HTML. */
  answer: string | null;
}

interface Page {
  page: number;
  perPage: number;
}

/** The ideas of public stages that are done, the latest first. */
export async function completedIdeas(
  board: Pick<Board, "id">,
  { page, perPage }: Page,
  by: Reader,
): Promise<{ rows: CompletedIdea[]; total: number }> {
  const [row] = await rowsOf<{ found: string }>(
    reader(),
    Prisma.sql`
    WITH found AS MATERIALIZED (
      SELECT t.id, coalesce(t.last_completed_at, t.updated_at) AS completed_at FROM task t JOIN stage s ON s.id = t.stage_id
      WHERE t.board_id = ${board.id} AND t.status = 'closed' AND ${isActiveIdea} AND ${isPublicStage}),
    page AS MATERIALIZED (SELECT * FROM found ORDER BY completed_at DESC, id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage})
    SELECT json_build_array((SELECT count(*) FROM found), (
      SELECT json_agg(json_build_array(${ideaAsJson(by)}, page.completed_at, i.answer) ORDER BY page.completed_at DESC, page.id DESC)
      FROM page JOIN task t ON t.id = page.id JOIN stage s ON s.id = t.stage_id LEFT JOIN idea i ON i.task_id = t.id ${JOIN_AUTHOR}))::text AS found`,
  );
  const [total, rows] = JSON.parse(row?.found ?? "[0,null]") as [number, Found[] | null];
  return { total, rows: await withPicturesInAnswers((rows ?? []).map(completedOf)) };
}

type Found = [idea: Parameters<typeof ideaOfJson>[0], completedAt: string, answer: string | null];

const completedOf = ([idea, completedAt, answer]: Found): CompletedIdea => ({
  ...ideaOfJson(idea),
  completedAt: new Date(completedAt),
  answer,
});
