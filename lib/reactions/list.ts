import "server-only";
import { type Comment, Prisma, type Task } from "@/generated/prisma/client";
import { rowsOf, reader } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** An emoji on a comment. */
export interface Reaction {
  commentId: number;
  emoji: string;
  count: number;
  isMine: boolean;
  /** Of the first who reacted; a comment can have thousands. */
  names: string[];
}

const MOST_NAMES = 20;

/** The emoji on all comments of a task, by comment, in the order of their first use. */
export const reactionsOnTask = ({ id }: Pick<Task, "id">, user: CurrentUser): Promise<Reaction[]> =>
  reactionsWhere(
    Prisma.sql`r.comment_id IN (SELECT c.id FROM comment c WHERE c.task_id = ${id} AND c.status = 'published')`,
    user,
  );

export const reactionsOnComment = ({ id }: Pick<Comment, "id">, user: CurrentUser): Promise<Reaction[]> =>
  reactionsWhere(Prisma.sql`r.comment_id = ${id}`, user);

const reactionsWhere = (where: Prisma.Sql, { id: userId }: CurrentUser): Promise<Reaction[]> =>
  rowsOf<Reaction>(
    reader(),
    Prisma.sql`
    SELECT r.comment_id AS "commentId", r.emoji, count(*)::int AS count, bool_or(r.user_id = ${userId}) AS "isMine",
      (array_agg(u.display_name ORDER BY r.created_at, r.user_id))[1:${MOST_NAMES}::int] AS names
    FROM comment_reaction r JOIN "user" u ON u.id = r.user_id WHERE ${where}
    GROUP BY r.comment_id, r.emoji ORDER BY r.comment_id, min(r.created_at), r.emoji`,
  );
