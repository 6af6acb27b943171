import type { Board, User } from "@/generated/prisma/client";
import { feedAddress, newFeedKey } from "@/lib/calendar-feeds/key";
import { db } from "@/lib/db";

/** Of all boards without a board. */
export async function aCalendarFeed({ id: userId }: Pick<User, "id">, board?: Pick<Board, "id">) {
  const created = await db.calendarFeed.create({ data: { userId, boardId: board?.id, ...newFeedKey() } });
  return { id: created.id, url: feedAddress(created) ?? "" };
}
