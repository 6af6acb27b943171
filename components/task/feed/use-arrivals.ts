"use client";
import { useState } from "react";
import {
  newEntries,
  commentsIn,
  type FeedList,
  type FeedOrder,
  isComment,
  isLine,
  keyOf,
} from "@/components/board-store/edits/feed-edits";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";

interface ArrivalsOptions {
  list: FeedList;
  me: number;
  order: FeedOrder;
  /** Whether new entries are in view and do not move what somebody reads or writes. */
  isSeen: boolean;
}

/** Holds back new entries of others until somebody looks at that end of the list. */
export function useArrivals({ list, me, order, isSeen }: ArrivalsOptions) {
  const [known, setKnown] = useState<{ list: FeedList; unseen: ReadonlySet<string>; last: AnyComment | null }>({
    list,
    unseen: NONE,
    last: null,
  });
  if (known.list !== list) {
    const { entries, replies } = newEntries(known.list, list, order);
    const arrived = entries.filter((entry) => isLine(entry) || entry.created_by !== me);
    const unseen = isSeen ? NONE : new Set([...known.unseen, ...arrived.map(keyOf)]);
    const newComments = [...arrived.filter(isComment), ...replies.filter(({ created_by }) => created_by !== me)];
    setKnown({ list, unseen, last: newComments.at(-1) ?? known.last });
  } else if (isSeen && known.unseen.size > 0) setKnown({ ...known, unseen: NONE });

  return {
    shown: order === "oldest" ? list.entries : list.entries.filter((entry) => !known.unseen.has(keyOf(entry))),
    unseen: commentsIn(list)
      .filter((comment) => known.unseen.has(keyOf(comment)))
      .map(({ id }) => id),
    last: known.last,
    see: () => setKnown({ ...known, unseen: NONE }),
  };
}

const NONE: ReadonlySet<string> = new Set();
