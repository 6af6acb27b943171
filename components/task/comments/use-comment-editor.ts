"use client";
import { useEffect, useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { renderCommentHtml } from "@/components/task/comments/comment-text";
import type { CommentContent } from "@/components/task/comments/use-comment-draft";
import { draftKey, keepDraft, useDraft } from "@/components/text/saving/drafts";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import { plainText } from "@/lib/comments/plain";

interface Given {
  comment: AnyComment;
  board: BoardJson;
  viewerId: number;
  saved: Save["saved"];
  /** Gets the focus when the writing is over. */
  article: React.RefObject<HTMLElement | null>;
}

/** Changes a comment in its place. Words that are refused stand in their field again. */
export function useCommentEditor({ comment, board, viewerId, saved, article }: Given) {
  const key = draftKey(viewerId, comment.task_id, `comment ${comment.id}`);
  const hasDraft = useDraft(key) !== null;
  const [isBegun, setBegun] = useState(false);
  const isOpen = isBegun || hasDraft;
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isOpen && returnsFocus.current) article.current?.focus({ preventScroll: true });
    returnsFocus.current = false;
  }, [isOpen, article]);

  function end() {
    returnsFocus.current = true;
    setBegun(false);
  }

  function save({ text, images }: CommentContent) {
    end();
    const words = plainText(text);
    saved({
      kind: "change-comment",
      taskId: comment.task_id,
      commentId: comment.id,
      text: words,
      html: renderCommentHtml(words, board.users),
      images,
    }).catch((error: unknown) => {
      toast(problemOf(error), "error");
      keepDraft(key, { from: comment.settings.raw_description, text, images });
    });
  }

  const begun: CommentContent = { text: comment.settings.raw_description, images: comment.images };
  return { draftKey: key, isOpen, begun, begin: () => setBegun(true), end, save };
}
