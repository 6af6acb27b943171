"use client";
import { useState } from "react";
import { type AnyComment, arrivals, type CommentList } from "@/lib/comments/edits";

interface Given {
  list: CommentList;
  me: number;
  isOldestFirst: boolean;
  /** Whether what comes now is seen where it comes, and moves nothing that somebody reads or writes. */
  isSeen: boolean;
}

/** What others write while the list is shown. New comments above it are held back until somebody looks there. */
export function useArrivals({ list, me, isOldestFirst, isSeen }: Given) {
  const [known, setKnown] = useState<{ list: CommentList; unseen: number[]; last: AnyComment | null }>({ list, unseen: [], last: null });
  if (known.list !== list) {
    const arrived = arrivals(known.list, list, me, isOldestFirst);
    const here = known.unseen.filter((id) => list.comments.some((comment) => comment.id === id));
    const unseen = isSeen ? [] : [...here, ...arrived.filter(({ parent_id }) => parent_id === null).map(({ id }) => id)];
    setKnown({ list, unseen, last: arrived.at(-1) ?? known.last });
  } else if (isSeen && known.unseen.length > 0) setKnown({ ...known, unseen: [] });

  return {
    shown: isOldestFirst ? list.comments : list.comments.filter(({ id }) => !known.unseen.includes(id)),
    /** Ids of the comments that came and were not seen. */
    unseen: known.unseen,
    /** The last that came. */
    last: known.last,
    see: () => setKnown({ ...known, unseen: [] }),
  };
}
