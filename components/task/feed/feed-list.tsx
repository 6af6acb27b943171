"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { type Outcome, useLoadMore } from "@/components/ui/hooks/use-load-more";
import { NewComments } from "@/components/task/comments/new-comments";
import type { CommentContext } from "@/components/task/comments/comment-context";
import { UnsentComment } from "@/components/task/comments/unsent-comment";
import { isDelivered, type Unsent } from "@/components/task/comments/use-unsent-comments";
import { FeedParts } from "@/components/task/feed/feed-parts";
import { focusByPageKeys } from "@/components/task/feed/focus-by-page-keys";
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
  context: CommentContext;
  list: List;
  unsent: readonly Unsent[];
  type: FeedType;
  order: FeedOrder;
  labelledBy: string;
  empty: React.ReactNode;
  onMore: (isLong: boolean) => Promise<Outcome>;
}

/** A feed that loads more at its end and shows new comments and activity live. */
export function FeedList({ context, list, unsent, type, order, labelledBy, empty, onMore }: FeedListProps) {
  const t = useTranslations("taskFeed");
  const { viewer, linkedId } = context;
  const isOldestFirst = order === "oldest";
  const feed = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isNewestInView, markNewest] = useInView();
  const arrivals = useArrivals({ list, me: viewer.id, order, isSeen: isNewestInView && (isOldestFirst || !isTyping) });
  const { hasMore, isSeeking, isEndInView, markEnd } = useFeedPaging({ list, type, linkedId, onMore });

  const { own, repliesTo } = unsentEntries(unsent, list, viewer.id);
  const ownEntries = own.map((each) => <UnsentComment key={each.edit.id} context={context} unsent={each} />);

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
        {arrivals.last &&
          t("arrived", { name: arrivals.last.author_name, text: arrivals.last.settings.raw_description })}
      </p>
      {isSeeking && !hasMore && <p className="text-sm text-gray-11">{t("linkedGone")}</p>}
      {list.total + own.length === 0 && empty}
      <NewComments count={arrivals.unseen.length} isBelow={isOldestFirst} onPress={show} />
      <div
        ref={feed}
        {...(arrivals.shown.length + own.length > 0 && {
          role: "feed",
          "aria-labelledby": labelledBy,
          "aria-busy": hasMore && isEndInView,
        })}
        onKeyDown={focusByPageKeys}
        onFocus={({ target }) => setTyping(target instanceof HTMLTextAreaElement || target.isContentEditable)}
        onBlur={() => setTyping(false)}
        className="flex flex-col gap-5"
      >
        {!isOldestFirst && <div ref={markNewest} className="-mb-5 h-px" />}
        {!isOldestFirst && ownEntries.toReversed()}
        <FeedParts entries={arrivals.shown} of={list.total} context={context} unsentUnder={repliesTo} />
        {hasMore && (
          <div ref={markEnd}>
            <Skeleton className="h-12 w-full" />
          </div>
        )}
        {isOldestFirst && ownEntries}
        {isOldestFirst && <div ref={markNewest} className="-mt-5 h-px" />}
      </div>
    </>
  );
}

type Paging = Pick<FeedListProps, "list" | "type" | "onMore"> & Pick<CommentContext, "linkedId">;

/** Loads more when the end is in view, or until the linked comment is loaded. */
function useFeedPaging({ list, type, linkedId, onMore }: Paging) {
  const [isEndInView, markEnd] = useInView();
  const hasMore = !isWhole(list);
  const isSeeking = linkedId !== null && type !== "activities" && !threadOf(list, linkedId);
  useLoadMore(hasMore && (isEndInView || isSeeking), list.entries.length, () => onMore(isSeeking));
  return { hasMore, isSeeking, isEndInView, markEnd };
}

/** A reply to a comment that is not loaded stands by itself. */
function unsentEntries(unsent: readonly Unsent[], list: List, viewerId: number) {
  const all = commentsIn(list).flatMap((comment) => [comment, ...comment.replies]);
  const waiting = unsent.filter((each) => !isDelivered(each, all, viewerId));
  const threadIdOf = ({ edit: { parentId } }: Unsent) =>
    parentId === null ? null : (threadOf(list, parentId)?.id ?? null);
  return {
    own: waiting.filter((each) => threadIdOf(each) === null),
    repliesTo: (commentId: number) => waiting.filter((each) => threadIdOf(each) === commentId),
  };
}
