import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { ListComments } from "@/lib/comments/inputs";
import { type LoadedComments, loadComments, PUBLISHED } from "@/lib/comments/load";
import { db, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { offsetOf } from "@/lib/http/response/paginator";

export interface ListedComments extends LoadedComments {
  total: number;
  /** All comments and replies of the task, whatever the filters are. */
  all: number;
}

/** @throws NotFound for a task of another board */
export async function listComments(board: Board, taskId: number, query: ListComments): Promise<ListedComments> {
  const { privacy, type, perPage, ...rest } = query;
  const whereReply = privacy ? Prisma.sql`${PUBLISHED} AND c.privacy = ${privacy}::comment_privacy` : PUBLISHED;
  const isOfType =
    type === "comment"
      ? Prisma.sql`c.type = 'comment' AND c.parent_id IS NULL AND ${whereReply}`
      : Prisma.sql`c.type = 'reply' AND ${whereReply}`;
  const where = Prisma.sql`c.task_id = ${taskId} AND ${isOfType}`;

  const counting = rowsOf<Record<"total" | "all", number>>(
    db,
    Prisma.sql`
    SELECT count(*) FILTER (WHERE ${isOfType})::int AS total, count(*) FILTER (WHERE ${PUBLISHED} AND c.type <> 'note')::int AS "all"
    FROM task t LEFT JOIN comment c ON c.task_id = t.id WHERE t.id = ${taskId} AND t.board_id = ${board.id} GROUP BY t.id`,
  );
  const [loaded, [counts]] = await Promise.all([
    loadComments(db, { where, whereReply, ...rest, limit: perPage, offset: offsetOf(query) }),
    counting,
  ]);
  if (!counts) throw new NotFound("Task");
  return { ...loaded, ...counts };
}
