"use client";
import { useRef, useState } from "react";
import { type Outcome, useMore } from "@/components/ui/hooks/use-more";
import { NewComments } from "@/components/task/comments/new-comments";
import type { Unsent } from "@/components/task/comments/outbox";
import type { Tools } from "@/components/task/comments/tools";
import { UnsentComment } from "@/components/task/comments/unsent-comment";
import { isTaken } from "@/components/task/comments/use-outbox";
import { FeedParts } from "@/components/task/feed/feed-parts";
import { moveByPage } from "@/components/task/feed/move-by-page";
import { useArrivals } from "@/components/task/feed/use-arrivals";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { useInView } from "@/components/ui/hooks/use-in-view";
import {
  commentsIn,
  type FeedList as List,
  type FeedOrder,
  type FeedType,
  isWhole,
} from "@/components/board-store/edits/feed-edits";
import { threadOf } from "@/components/board-store/edits/comment-edits";

interface FeedListProps {
  tools: Tools;
  list: List;
  unsent: readonly Unsent[];
  type: FeedType;
  order: FeedOrder;
  /** The id of its heading. */
  labelledBy: string;
  /** Shown where there is nothing. */
  empty: React.ReactNode;
  onMore: (isLong: boolean) => Promise<Outcome>;
}

/** What was said and done, as a feed: more comes as somebody gets to the end, others' comments and new lines as they are written. */
export function FeedList({ tools, list, unsent, type, order, labelledBy, empty, onMore }: FeedListProps) {
  const { viewer, linkedId } = tools;
  const isOldestFirst = order === "oldest";
  const feed = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isNewestInView, markNewest] = useInView();
  const arrivals = useArrivals({ list, me: viewer.id, order, isSeen: isNewestInView && (isOldestFirst || !isTyping) });
  const [isEndInView, markEnd] = useInView();
  const hasMore = !isWhole(list);
  const isSeeking = linkedId !== null && type !== "activities" && !threadOf(list, linkedId);
  useMore(hasMore && (isEndInView || isSeeking), list.entries.length, () => onMore(isSeeking));

  const all = commentsIn(list).flatMap((comment) => [comment, ...comment.replies]);
  const waiting = unsent.filter((each) => !isTaken(each, all, viewer.id));
  // What answers a comment that is not loaded stands by itself.
  const ofThread = (id: number) =>
    waiting.filter(({ parentId }) => parentId !== null && threadOf(list, parentId)?.id === id);
  const own = waiting
    .filter(({ parentId }) => parentId === null || !threadOf(list, parentId))
    .map((each) => <UnsentComment key={each.key} tools={tools} unsent={each} />);

  function show() {
    const [first] = arrivals.unseen;
    arrivals.see();
    requestAnimationFrame(() => {
      const comment = feed.current?.querySelector<HTMLElement>(`[data-comment="${first}"]`);
      comment?.scrollIntoView({ block: "center" });
      comment?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {arrivals.last && `New comment of ${arrivals.last.author_name}: ${arrivals.last.settings.raw_description}`}
      </p>
      {isSeeking && !hasMore && (
        <p className="text-sm text-gray-11">The comment that the link leads to is no longer there.</p>
      )}
      {list.total + own.length === 0 && empty}
      <NewComments count={arrivals.unseen.length} isBelow={isOldestFirst} onPress={show} />
      <div
        ref={feed}
        {...(arrivals.shown.length + own.length > 0 && {
          role: "feed",
          "aria-labelledby": labelledBy,
          "aria-busy": hasMore && isEndInView,
        })}
        onKeyDown={moveByPage}
        onFocus={({ target }) => setTyping(target instanceof HTMLTextAreaElement)}
        onBlur={() => setTyping(false)}
        className="flex flex-col gap-5"
      >
        {!isOldestFirst && <div ref={markNewest} className="-mb-5 h-px" />}
        {!isOldestFirst && own.toReversed()}
        <FeedParts entries={arrivals.shown} of={list.total} tools={tools} unsentUnder={ofThread} />
        {hasMore && (
          <div ref={markEnd}>
            <Skeleton className="h-12 w-full" />
          </div>
        )}
        {isOldestFirst && own}
        {isOldestFirst && <div ref={markNewest} className="-mt-5 h-px" />}
      </div>
    </>
  );
}
