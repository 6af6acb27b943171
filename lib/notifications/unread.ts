import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { loadReader } from "@/lib/tasks/read/load";
import type { CallerRead } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

interface Receiver {
  id: number | Prisma.Sql;
  isAdmin: boolean;
}

/** A condition on `notification_recipient r` and `notification n`; the user may have lost access to a board since. */
export const isVisibleTo = ({ id, isAdmin }: Receiver): Prisma.Sql =>
  isAdmin
    ? Prisma.sql`r.user_id = ${id}`
    : Prisma.sql`r.user_id = ${id} AND EXISTS (SELECT 1 FROM board_member mine WHERE mine.board_id = n.board_id AND mine.user_id = ${id})`;

/** An admin sees every board, so the join is not needed. */
export const unreadCount = (user: Receiver): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int FROM notification_recipient r ${user.isAdmin ? Prisma.empty : Prisma.sql`JOIN notification n ON n.id = r.notification_id`} WHERE r.marked_read_at IS NULL AND ${isVisibleTo(user)}`;

const CALLER = Prisma.sql`caller.id`;

/** compatibility.md, C90 */
export const unreadOfCaller: CallerRead<[], { total: number }> = {
  expression: () =>
    Prisma.sql`CASE WHEN caller.is_admin THEN (${unreadCount({ id: CALLER, isAdmin: true })}) ELSE (${unreadCount({ id: CALLER, isAdmin: false })}) END`,
  result: (value) => ({ total: Number(value) }),
};

export const unreadOfTasks = async (
  { id: boardId }: Board,
  { id: userId }: CurrentUser,
): Promise<ReadonlyMap<number, number>> => (await loadReader(db, boardId, userId)).unread;
