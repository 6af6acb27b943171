import type { ReadFeed } from "@/lib/activity/inputs";
import type { FeedEntryJson, LineInFeed } from "@/lib/activity/present";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import type { CommentJson } from "@/lib/comments/present";

export interface FeedList {
  entries: readonly FeedEntryJson[];
  total: number;
}

export type FeedOrder = "newest" | "oldest";
export type FeedType = ReadFeed["type"];

export const isLine = (entry: FeedEntryJson | AnyComment): entry is LineInFeed => "object_type" in entry;

export const isComment = (entry: FeedEntryJson): entry is CommentJson => !isLine(entry);

/** Comments and activity entries have separate id sequences. */
export const keyOf = (entry: FeedEntryJson): string => `${isLine(entry) ? "line" : "comment"} ${entry.id}`;

export const commentsIn = ({ entries }: FeedList): CommentJson[] => entries.filter(isComment);

export const isWhole = ({ entries, total }: FeedList): boolean => entries.length >= total;

/** Entries that moved to the next page in the meantime are not repeated. */
export function withPage(list: FeedList, page: FeedList): FeedList {
  const known = keysOf(list);
  return { total: page.total, entries: [...list.entries, ...page.entries.filter((entry) => !known.has(keyOf(entry)))] };
}

/** Entries and replies that are new, without those that only belong to a further page. */
export function newEntries(
  before: FeedList,
  now: FeedList,
  order: FeedOrder,
): { entries: FeedEntryJson[]; replies: AnyComment[] } {
  const known = keysOf(before);
  const last = now.entries.findLastIndex((entry) => known.has(keyOf(entry)));
  const isKnownToEnd = isWhole(before) || (last < 0 && order === "newest");
  const entries = (isKnownToEnd ? now.entries : now.entries.slice(0, last + 1)).filter(
    (entry) => !known.has(keyOf(entry)),
  );
  const answers = new Map(commentsIn(before).map(({ id, replies }) => [id, new Set(replies.map((reply) => reply.id))]));
  return {
    entries,
    replies: commentsIn(now).flatMap(({ id, replies }) =>
      replies.filter((reply) => answers.get(id)?.has(reply.id) === false),
    ),
  };
}

const keysOf = ({ entries }: FeedList) => new Set(entries.map(keyOf));
