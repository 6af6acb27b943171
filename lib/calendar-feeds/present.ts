import type { OwnFeed } from "@/lib/calendar-feeds/find";
import { feedAddress } from "@/lib/calendar-feeds/key";
import { isoDate } from "@/lib/dates/dates";

export type CalendarFeedJson = ReturnType<typeof presentFeed>;

/** The address is null if the site’s secret has changed since: renewing the feed gives it another one. */
export const presentFeed = ({ feed, boardTitle }: OwnFeed) => ({
  id: feed.id,
  board_id: feed.boardId,
  board_title: boardTitle,
  url: feedAddress(feed),
  created_at: isoDate(feed.createdAt),
});
