"use client";
import { useEffect, useRef } from "react";
import { useSearchParams } from "next/navigation";
import { aboutTask } from "@/components/assistant/text/about-task";
import { boardPath } from "@/components/board-store/board-data";
import { commentsIn, type FeedList } from "@/components/board-store/edits/feed-edits";
import type { CommentContext } from "@/components/task/comments/comment-context";
import type { CommentContent } from "@/components/task/comments/use-comment-draft";
import { useReactions } from "@/components/task/comments/use-reactions";
import { type Unsent, useUnsentComments } from "@/components/task/comments/use-unsent-comments";
import { useFeedOrder } from "@/components/task/feed/feed-preferences";
import type { TaskFeedProps } from "@/components/task/feed/task-feed";
import { useFeed } from "@/components/task/feed/use-feed";
import { useFeedTab } from "@/components/task/feed/use-feed-tab";
import { plainText } from "@/lib/comments/plain";
import { hasRoadmapPage } from "@/lib/modules/on-screen";

export function useTaskFeed({ task, ...shared }: TaskFeedProps) {
  const linkedId = Number(useSearchParams().get("comment")) || null;
  const order = useFeedOrder();
  const tab = useFeedTab(linkedId);
  const { list, loading, loadMore } = useFeed(task, tab.type, order);
  const { unsent, post, resend, discard } = useUnsentComments(task, shared.viewer.id, shared.saving);
  const reactionsOf = useReactions(task);
  const showNext = useScrollTo(unsent);
  const hasPublic = hasRoadmapPage(shared.viewer, shared.board);

  function send({ text, isMarkdown, html, images, isPrivate }: CommentContent, parentId: number | null) {
    // While no comments are loaded, none may be taken for the new one.
    const after = list && tab.type !== "activities" ? newestIn(list) : Number.MAX_SAFE_INTEGER;
    const id = post({
      ...{ parentId, text: plainText(text), isMarkdown, html: isMarkdown ? html : undefined, images, after },
      isPrivate: hasPublic ? isPrivate : undefined,
    });
    showNext(id);
    tab.showComments();
  }

  const context: Omit<CommentContext, "onDelete" | "onBlock"> = {
    ...shared,
    uploadPath: `${boardPath(shared.board.id)}/tasks/${task.id}/comment-image-upload`,
    linkedId,
    reactionsOf,
    assistant: aboutTask(shared.viewer, task, shared.board),
    onSend: send,
    onResend: resend,
    onDiscard: discard,
  };
  return { order, tab, list, loading, loadMore, unsent, context };
}

/** @returns scrolls to a comment once it is shown */
function useScrollTo(unsent: readonly Unsent[]): (id: number) => void {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (!unsent.some(({ edit }) => edit.id === wanted.current)) return;
    document.querySelector(`[data-unsent="${wanted.current}"]`)?.scrollIntoView({ block: "nearest" });
    wanted.current = null;
  }, [unsent]);
  return (id) => void (wanted.current = id);
}

const newestIn = (list: FeedList): number =>
  Math.max(0, ...commentsIn(list).flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
