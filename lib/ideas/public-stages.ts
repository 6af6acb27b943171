import "server-only";
import { type Board, Prisma, type TaskStatus } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { isActiveIdea, isPublicStage } from "@/lib/ideas/conditions";

export interface PublicStage {
  id: number;
  slug: string;
  label: string;
  /** What becomes of the ideas in it: `closed` stages hold what is done. */
  stageType: TaskStatus;
  ideas: number;
}

/** The stages of a roadmap that anyone may see, in their order. */
export const publicStages = ({ id }: Pick<Board, "id">): Promise<PublicStage[]> =>
  rowsOf(
    reader(),
    Prisma.sql`
    SELECT s.id, ${slugOfStage} AS slug, s.title AS label, s.default_task_status AS "stageType",
      (SELECT count(*)::int FROM task t WHERE t.stage_id = s.id AND ${isActiveIdea}) AS ideas
    FROM stage s WHERE s.board_id = ${id} AND ${isPublicStage} ORDER BY s.position, s.id`,
  );

/** Imported stages may lack one. */
export const slugOfStage = Prisma.sql`coalesce(s.slug, 'stage-' || s.id)`;
