import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { loadReader } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

/** A condition on `notification_recipient r` and `notification n`; the user may have lost access to a board since. */
export const isVisibleTo = ({ id, isAdmin }: CurrentUser): Prisma.Sql =>
  isAdmin
    ? Prisma.sql`r.user_id = ${id}`
    : Prisma.sql`r.user_id = ${id} AND EXISTS (SELECT 1 FROM board_member mine WHERE mine.board_id = n.board_id AND mine.user_id = ${id})`;

/** An admin sees every board, so the join is not needed. */
export const unreadCount = (user: CurrentUser): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int FROM notification_recipient r ${user.isAdmin ? Prisma.empty : Prisma.sql`JOIN notification n ON n.id = r.notification_id`} WHERE r.marked_read_at IS NULL AND ${isVisibleTo(user)}`;

/** One statement (compatibility.md, C90). */
export async function countUnread(user: CurrentUser): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(db, Prisma.sql`SELECT (${unreadCount(user)}) AS count`);
  return found?.count ?? 0;
}

export const unreadOfTasks = async (
  { id: boardId }: Board,
  { id: userId }: CurrentUser,
): Promise<ReadonlyMap<number, number>> => (await loadReader(db, boardId, userId)).unread;
