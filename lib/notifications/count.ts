import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { unreadCount } from "@/lib/notifications/unread";
import type { CurrentUser } from "@/lib/users/current-user";

/** How many notifications somebody has not read yet (document 2, 4.2); one statement. */
export async function countUnread(user: CurrentUser): Promise<number> {
  const [found] = await rowsOf<{ count: number }>(db, Prisma.sql`SELECT (${unreadCount(user)}) AS count`);
  return found?.count ?? 0;
}
