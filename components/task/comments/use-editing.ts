"use client";
import { useEffect, useRef, useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { htmlOf } from "@/components/task/comments/html-of";
import type { Words } from "@/components/task/comments/use-writing";
import { draftKey, storeDraft, useDraft } from "@/components/text/saving/drafts";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import { plainText } from "@/lib/comments/plain";

interface Given {
  comment: AnyComment;
  board: BoardJson;
  viewerId: number;
  saveAsync: Save["saveAsync"];
  /** Gets the focus when the writing is over. */
  article: React.RefObject<HTMLElement | null>;
}

/** Changes a comment in its place. Words that are refused stand in their field again. */
export function useEditing({ comment, board, viewerId, saveAsync, article }: Given) {
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

  function save({ text, images }: Words) {
    end();
    const words = plainText(text);
    saveAsync({
      kind: "change-comment",
      taskId: comment.task_id,
      commentId: comment.id,
      text: words,
      html: htmlOf(words, board.users),
      images,
    }).catch((error: unknown) => {
      toast(problemOf(error), "error");
      storeDraft(key, { from: comment.settings.raw_description, text, images });
    });
  }

  const begun: Words = { text: comment.settings.raw_description, images: comment.images };
  return { draftKey: key, isOpen, begun, begin: () => setBegun(true), end, save };
}
