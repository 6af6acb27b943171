import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { MergeIdea } from "@/lib/ideas/team/merge-input";
import { IS_IDEA } from "@/lib/roadmaps/of-user";

interface MergePreview {
  votes: number;
  doubles: number;
  comments: number;
  followers: number;
}

/** What would move, without what the other idea has already. @throws Invalid when there is no such idea on the roadmap */
export async function previewMerge({ id, boardId }: Task, { intoId }: MergeIdea): Promise<MergePreview> {
  const [row] = await rowsOf<MergePreview>(
    db,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE NOT v.is_double)::int AS votes, count(*) FILTER (WHERE v.is_double)::int AS doubles,
      (SELECT count(*)::int FROM comment c WHERE c.task_id = ${id} AND c.status = 'published') AS comments,
      (SELECT count(*)::int FROM idea_follower f WHERE f.task_id = ${id}
        AND NOT EXISTS (SELECT 1 FROM idea_follower o WHERE o.task_id = t.id AND (o.user_id = f.user_id OR o.email = f.email))) AS followers
    FROM task t LEFT JOIN LATERAL (
      SELECT EXISTS (SELECT 1 FROM idea_vote w WHERE w.task_id = t.id AND (w.user_id = v.user_id OR w.guest_key = v.guest_key)) AS is_double
      FROM idea_vote v WHERE v.task_id = ${id}) v ON true
    WHERE t.id = ${intoId} AND t.board_id = ${boardId} AND ${IS_IDEA} GROUP BY t.id`,
  );
  if (!row) throw new Invalid(NOT_HERE, { params: { into: NOT_HERE } });
  return row;
}

const NOT_HERE = "This idea is not on this roadmap.";
