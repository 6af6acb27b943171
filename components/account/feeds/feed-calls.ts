import { api } from "@/lib/api";
import type { CalendarFeedJson } from "@/lib/calendar-feeds/present";

const PATH = "/boards-app/v1/calendar-feeds";

interface Answer {
  feed: CalendarFeedJson;
}

export const readFeeds = async (): Promise<CalendarFeedJson[]> =>
  (await api<{ feeds: CalendarFeedJson[] }>("GET", PATH)).feeds;

/** Of all boards without a board. */
export const createFeed = async (boardId: number | null): Promise<CalendarFeedJson> =>
  (await api<Answer>("POST", PATH, boardId === null ? {} : { board_id: boardId })).feed;

export const renewFeed = async ({ id }: Pick<CalendarFeedJson, "id">): Promise<CalendarFeedJson> =>
  (await api<Answer>("POST", `${PATH}/${id}/renew`)).feed;

export const removeFeed = async ({ id }: Pick<CalendarFeedJson, "id">): Promise<void> =>
  void (await api("DELETE", `${PATH}/${id}`));
