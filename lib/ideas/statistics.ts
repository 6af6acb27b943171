import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { isActiveIdea, publicComments } from "@/lib/ideas/conditions";
import type { CurrentUser } from "@/lib/users/current-user";

export type IdeasOfDay = { date: string; total: number };

/** How many ideas came on each day where the reader lives, the first day first. Days without any are left out. */
export const ideasPerDay = ({ id }: Pick<Board, "id">, { timezone }: CurrentUser): Promise<IdeasOfDay[]> =>
  rowsOf(
    reader(),
    Prisma.sql`
    SELECT to_char(t.created_at AT TIME ZONE zone.name, 'YYYY-MM-DD') AS date, count(*)::int AS total
    FROM task t CROSS JOIN (SELECT coalesce(${timezone}::text, (SELECT value ->> 'timezone' FROM setting WHERE key = 'site'), 'UTC') AS name) zone
    WHERE t.board_id = ${id} AND ${isActiveIdea} GROUP BY 1 ORDER BY 1`,
  );

export type PopularIdea = {
  id: number;
  boardId: number;
  stageId: number;
  title: string;
  slug: string;
  popular: number;
};

const MOST_POPULAR = 20;

/** By votes and comments together. */
export const popularIdeas = ({ id }: Pick<Board, "id">): Promise<PopularIdea[]> =>
  rowsOf(
    reader(),
    Prisma.sql`
    SELECT t.id, t.board_id AS "boardId", t.stage_id AS "stageId", t.title, t.slug, t.vote_count + ${publicComments} AS popular
    FROM task t JOIN stage s ON s.id = t.stage_id WHERE t.board_id = ${id} AND s.archived_at IS NULL AND ${isActiveIdea}
    ORDER BY popular DESC, t.id DESC LIMIT ${MOST_POPULAR}`,
  );

export const presentPopular = ({ id, boardId, stageId, ...idea }: PopularIdea) => ({
  ...{ id, board_id: boardId, stage_id: stageId, type: "roadmap" },
  ...idea,
});
