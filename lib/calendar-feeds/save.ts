import "server-only";
import { type CalendarFeed, Prisma } from "@/generated/prisma/client";
import { boardById } from "@/lib/boards/find";
import type { OwnFeed } from "@/lib/calendar-feeds/find";
import type { CreateFeed } from "@/lib/calendar-feeds/inputs";
import { feedAddress, newFeedKey } from "@/lib/calendar-feeds/key";
import { db, rowsOf, transaction } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

/** Creates the actor's feed of a board, or of all boards; an earlier one stays as it is (compatibility.md, C200).
 * @throws NotFound for a board that they may not see, Invalid for a template */
export async function createFeed({ boardId }: CreateFeed, user: CurrentUser): Promise<OwnFeed> {
  const found = boardId === null ? null : await boardById(boardId, user);
  if (found?.board.isTemplate) throw new Invalid("Templates have no calendar feed.");

  const feed = await transaction(async (tx) => {
    // A unique index takes two feeds of all boards for different ones.
    await rowsOf(tx, Prisma.sql`SELECT id FROM "user" WHERE id = ${user.id} FOR NO KEY UPDATE`);
    const earlier = await tx.calendarFeed.findFirst({ where: { userId: user.id, boardId } });
    if (!earlier) return tx.calendarFeed.create({ data: { userId: user.id, boardId, ...newFeedKey() } });
    if (feedAddress(earlier) !== null) return earlier;
    return tx.calendarFeed.update({ where: { id: earlier.id }, data: newFeedKey() });
  });
  return { feed, boardTitle: found?.board.title ?? null };
}

/** The earlier address ends at once. @throws NotFound when the feed was deleted meanwhile */
export async function renewFeed(own: OwnFeed): Promise<OwnFeed> {
  const [feed] = await db.calendarFeed.updateManyAndReturn({ where: { id: own.feed.id }, data: newFeedKey() });
  if (!feed) throw new NotFound("Calendar feed");
  return { ...own, feed };
}

export async function deleteFeed({ id }: Pick<CalendarFeed, "id">): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { id } });
}
