"use client";
import { useState } from "react";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { renderCommentHtml } from "@/components/task/comments/comment-text";
import type { CommentContent } from "@/components/task/comments/use-comment-draft";
import { draftKey, storeDraft, useDraft } from "@/components/text/saving/drafts";
import { useFocusAfterEditing } from "@/components/ui/hooks/use-focus-after-editing";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import { plainText } from "@/lib/comments/plain";
import { isOfMarkdown } from "@/lib/comments/render";

interface CommentEditorOptions {
  comment: AnyComment;
  board: BoardJson;
  viewerId: number;
  saveAsync: Save["saveAsync"];
  article: React.RefObject<HTMLElement | null>;
}

/** Edits a comment in place. A refused text is in its field again. */
export function useCommentEditor({ comment, board, viewerId, saveAsync, article }: CommentEditorOptions) {
  const { task_id: taskId, id: commentId, settings } = comment;
  const key = draftKey(viewerId, taskId, `comment ${commentId}`);
  const hasDraft = useDraft(key) !== null;
  const [isBegun, setBegun] = useState(false);
  const isOpen = isBegun || hasDraft;
  const moveFocus = useFocusAfterEditing(isOpen, () => article.current?.focus({ preventScroll: true }));

  function end() {
    moveFocus(true);
    setBegun(false);
  }

  function save(content: CommentContent) {
    end();
    const { isMarkdown, images: changed } = content;
    const text = plainText(content.text);
    const html = content.html ?? renderCommentHtml(text, board.users);
    saveAsync({ kind: "change-comment", taskId, commentId, text, isMarkdown, html, images: changed }).catch(
      (error: unknown) => {
        toast(errorMessage(error), "error");
        const { html: shown, ...draft } = content;
        storeDraft(key, { from: settings.raw_description, ...draft, ...(shown !== undefined && { html: shown }) });
      },
    );
  }

  const initial = contentOf(comment);
  return { draftKey: key, isOpen, initial, begin: () => setBegun(true), end, save };
}

const contentOf = ({ settings, description, images, privacy }: AnyComment): CommentContent => ({
  text: settings.raw_description,
  isMarkdown: isOfMarkdown(description),
  html: description,
  images,
  isPrivate: privacy === "private",
});
