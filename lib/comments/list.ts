import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import type { ListComments } from "@/lib/comments/inputs";
import { type LoadedComments, loadComments, PUBLISHED } from "@/lib/comments/load";
import { db, rowsOf } from "@/lib/db";
import { offsetOf } from "@/lib/http/paginator";

export interface ListedComments extends LoadedComments {
  /** How many there are on all pages. */
  total: number;
  /** All comments and replies of the task, whatever was asked for. */
  all: number;
}

/** A page of a task's comments with their replies. */
export async function listComments({ id: taskId }: Task, asked: ListComments): Promise<ListedComments> {
  const { privacy, type, perPage, ...rest } = asked;
  const whereReply = privacy ? Prisma.sql`${PUBLISHED} AND c.privacy = ${privacy}::comment_privacy` : PUBLISHED;
  const isAsked = type === "comment" ? Prisma.sql`c.type = 'comment' AND c.parent_id IS NULL AND ${whereReply}` : Prisma.sql`c.type = 'reply' AND ${whereReply}`;
  const where = Prisma.sql`c.task_id = ${taskId} AND ${isAsked}`;

  const counting = rowsOf<Record<"total" | "all", number>>(db, Prisma.sql`
    SELECT count(*) FILTER (WHERE ${isAsked})::int AS total, count(*) FILTER (WHERE ${PUBLISHED} AND c.type <> 'note')::int AS "all" FROM comment c WHERE c.task_id = ${taskId}`);
  const [loaded, [counts]] = await Promise.all([loadComments(db, { where, whereReply, ...rest, limit: perPage, offset: offsetOf(asked) }), counting]);
  return { ...loaded, total: counts?.total ?? 0, all: counts?.all ?? 0 };
}
