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

interface Given {
  list: FeedList;
  me: number;
  order: FeedOrder;
  /** Whether what comes now is seen where it comes, and moves nothing that somebody reads or writes. */
  isSeen: boolean;
}

/** What comes while the list is shown. Others' comments and lines above it are held back until somebody looks there; one's own comments are not. */
export function useArrivals({ list, me, order, isSeen }: Given) {
  const [known, setKnown] = useState<{ list: FeedList; unseen: ReadonlySet<string>; last: AnyComment | null }>({
    list,
    unseen: NONE,
    last: null,
  });
  if (known.list !== list) {
    const { entries, replies } = newEntries(known.list, list, order);
    const come = entries.filter((entry) => isLine(entry) || entry.created_by !== me);
    const unseen = isSeen ? NONE : new Set([...known.unseen, ...come.map(keyOf)]);
    const said = [...come.filter(isComment), ...replies.filter(({ created_by }) => created_by !== me)];
    setKnown({ list, unseen, last: said.at(-1) ?? known.last });
  } else if (isSeen && known.unseen.size > 0) setKnown({ ...known, unseen: NONE });

  return {
    shown: order === "oldest" ? list.entries : list.entries.filter((entry) => !known.unseen.has(keyOf(entry))),
    /** Ids of the comments that came and were not seen. */
    unseen: commentsIn(list)
      .filter((comment) => known.unseen.has(keyOf(comment)))
      .map(({ id }) => id),
    /** The last comment that came. */
    last: known.last,
    see: () => setKnown({ ...known, unseen: NONE }),
  };
}

const NONE: ReadonlySet<string> = new Set();
