"use client";
import { useRef, useState } from "react";
import { type Outcome, useMore } from "@/components/board/use-more";
import { CommentThread } from "@/components/task/comments/comment-thread";
import { NewComments } from "@/components/task/comments/new-comments";
import type { Unsent } from "@/components/task/comments/outbox";
import type { Tools } from "@/components/task/comments/tools";
import { UnsentComment } from "@/components/task/comments/unsent-comment";
import { useArrivals } from "@/components/task/comments/use-arrivals";
import { isTaken } from "@/components/task/comments/use-outbox";
import { Skeleton } from "@/components/ui/skeleton";
import { useInView } from "@/components/ui/use-in-view";
import { type CommentList as List, type CommentOrder, holding, isWhole } from "@/lib/comments/edits";

interface CommentListProps {
  tools: Tools;
  list: List;
  unsent: readonly Unsent[];
  order: CommentOrder;
  /** The id of its heading. */
  labelledBy: string;
  onMore: (isLong: boolean) => Promise<Outcome>;
}

/** Comments as a feed: more of them come as somebody gets to the end, others' as they are written. */
export function CommentList({ tools, list, unsent, order, labelledBy, onMore }: CommentListProps) {
  const { viewer, linkedId } = tools;
  const isOldestFirst = order === "oldest";
  const feed = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isNewestInView, markNewest] = useInView();
  const arrivals = useArrivals({ list, me: viewer.id, isOldestFirst, isSeen: isNewestInView && (isOldestFirst || !isTyping) });
  const [isEndInView, markEnd] = useInView();
  const hasMore = !isWhole(list);
  const isSeeking = linkedId !== null && !holding(list, linkedId);
  useMore(hasMore && (isEndInView || isSeeking), list.comments.length, () => onMore(isSeeking));

  const all = list.comments.flatMap((comment) => [comment, ...comment.replies]);
  const waiting = unsent.filter((each) => !isTaken(each, all, viewer.id));
  // What answers a comment that is not loaded stands by itself.
  const ofThread = (id: number) => waiting.filter(({ parentId }) => parentId !== null && holding(list, parentId)?.id === id);
  const own = waiting.filter(({ parentId }) => parentId === null || !holding(list, parentId)).map((each) => <UnsentComment key={each.key} tools={tools} unsent={each} />);

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
      {isSeeking && !hasMore && <p className="text-sm text-gray-11">The comment that the link leads to is no longer there.</p>}
      {!tools.mayEdit && list.total === 0 && <p className="text-gray-11">No comments.</p>}
      <NewComments count={arrivals.unseen.length} isBelow={isOldestFirst} onPress={show} />
      <div
        ref={feed}
        {...(arrivals.shown.length + own.length > 0 && { role: "feed", "aria-labelledby": labelledBy, "aria-busy": hasMore && isEndInView })}
        onKeyDown={moveByPage}
        onFocus={({ target }) => setTyping(target instanceof HTMLTextAreaElement)}
        onBlur={() => setTyping(false)}
        className="flex flex-col gap-5"
      >
        {!isOldestFirst && <div ref={markNewest} className="-mb-5 h-px" />}
        {!isOldestFirst && own.toReversed()}
        {arrivals.shown.map((comment, at) => (
          <CommentThread key={comment.id} tools={tools} comment={comment} unsent={ofThread(comment.id)} place={at + 1} of={list.total} />
        ))}
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

/** From comment to comment, as feeds do. */
function moveByPage(event: React.KeyboardEvent<HTMLElement>) {
  const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
  if (by === 0 || event.target instanceof HTMLTextAreaElement) return;

  const comments = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-comment]")];
  const at = comments.findLastIndex((comment) => event.target instanceof Node && comment.contains(event.target));
  const next = comments[at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
