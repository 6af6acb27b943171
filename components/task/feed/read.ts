import { boardPath } from "@/components/board-store/board-data";
import {
  type FeedList,
  type FeedOrder,
  type FeedType,
  isLine,
  isWhole,
  withPage,
} from "@/components/board-store/edits/feed-edits";
import { api } from "@/lib/api";
import type { FeedEntryJson } from "@/lib/activity/present";

interface FeedQuery {
  boardId: number;
  taskId: number;
  type: FeedType;
  order: FeedOrder;
}

const PAGE = 20;
const MOST = 100;

/**
 * One page, or as many entries as `count` returns after each page, because more may be loaded meanwhile. @throws
 * ApiError
 */
export async function readFeed(of: FeedQuery, count: () => number): Promise<FeedList> {
  const perPage = count() <= PAGE ? PAGE : MOST;
  let list = await readPage(of, 1, perPage);
  for (let page = 2; !isWhole(list) && list.entries.length < count(); page += 1) {
    const longer = withPage(list, await readPage(of, page, perPage));
    if (longer.entries.length === list.entries.length) break;
    list = longer;
  }
  return list;
}

/** The next page, a long one when a linked comment is searched. @throws ApiError */
export const readMore = (of: FeedQuery, { entries }: FeedList, isLong: boolean): Promise<FeedList> => {
  const perPage = isLong ? MOST : PAGE;
  return readPage(of, Math.floor(entries.length / perPage) + 1, perPage);
};

async function readPage({ boardId, taskId, type, order }: FeedQuery, page: number, perPage: number): Promise<FeedList> {
  const path = `${boardPath(boardId)}/tasks/${taskId}/comments-and-activities`;
  const { comments_and_activities: found } = await api<{
    comments_and_activities: { data: FeedEntryJson[]; total: number };
  }>("GET", `${path}?feed_type=${type}&filter=${order}&page=${page}&per_page=${perPage}`);
  return { entries: found.data.map(withZone), total: found.total };
}

/** Unlike other responses, this one has times without a zone. */
const withZone = (entry: FeedEntryJson): FeedEntryJson =>
  isLine(entry) ? timed(entry) : { ...timed(entry), replies: entry.replies.map(timed) };

const timed = <Entry extends { created_at: string; updated_at: string }>(entry: Entry): Entry => ({
  ...entry,
  created_at: iso(entry.created_at),
  updated_at: iso(entry.updated_at),
});

const iso = (time: string) => `${time.replace(" ", "T")}+00:00`;
