import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { canEditBoard, type OnBoard } from "@/lib/boards/policy";
import { reader, rowsOf } from "@/lib/db";
import { isPortalOn } from "@/lib/modules/conditions";
import { urlOfRoadmap } from "@/lib/roadmaps/page";
import type { CurrentUser } from "@/lib/users/current-user";

/** What the team sees of a roadmap beyond its board. */
export interface TeamSummary {
  pending: number;
  hasPage: boolean;
  authors: [id: number, name: string][] | null;
}

const MOST_AUTHORS = 2_000;

/** Authors are accounts that are not on the board, those of the latest ideas first. */
export async function readTeamSummary({ id }: Pick<Board, "id">): Promise<TeamSummary> {
  const [row] = await rowsOf<TeamSummary>(
    reader(),
    Prisma.sql`
    SELECT (SELECT count(*)::int FROM submission WHERE board_id = ${id} AND state = 'pending') AS pending, ${isPortalOn} AS "hasPage", (
      SELECT json_agg(json_build_array(a.id, u.display_name)) FROM (
        SELECT t.created_by AS id FROM task t
        WHERE t.board_id = ${id} AND t.archived_at IS NULL AND t.parent_id IS NULL AND t.created_by IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = ${id} AND m.user_id = t.created_by)
        GROUP BY t.created_by ORDER BY max(t.id) DESC LIMIT ${MOST_AUTHORS}
      ) a CROSS JOIN LATERAL (SELECT display_name FROM "user" u WHERE u.id = a.id OFFSET 0) u) AS authors`,
  );
  return row ?? { pending: 0, hasPage: false, authors: null };
}

export type TeamSummaryJson = ReturnType<typeof presentTeamSummary>;

/** `pending` is null for those who may not moderate, `url` while there are no public pages. */
export const presentTeamSummary = (
  { pending, hasPage, authors }: TeamSummary,
  { board, membership }: OnBoard,
  user: CurrentUser,
) => ({
  url: hasPage ? urlOfRoadmap(board) : null,
  pending: canEditBoard(user, { membership }) ? pending : null,
  authors: (authors ?? []).map(([id, name]) => ({ id, name })),
});
