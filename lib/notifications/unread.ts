import { Prisma } from "@/generated/prisma/client";
import type { CurrentUser } from "@/lib/users/current-user";

/** Of `notification_recipient r` and `notification n`: what somebody was told, of boards that he may still see. */
export const isShownTo = ({ id, isAdmin }: CurrentUser): Prisma.Sql =>
  isAdmin
    ? Prisma.sql`r.user_id = ${id}`
    : Prisma.sql`r.user_id = ${id} AND EXISTS (SELECT 1 FROM board_member mine WHERE mine.board_id = n.board_id AND mine.user_id = ${id})`;

/** How much of it is unread. Who sees every board needs no look at what it is about. */
export const unreadCount = (user: CurrentUser): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int FROM notification_recipient r ${user.isAdmin ? Prisma.empty : Prisma.sql`JOIN notification n ON n.id = r.notification_id`} WHERE r.marked_read_at IS NULL AND ${isShownTo(user)}`;
