"use client";
import { useRef } from "react";
import type { ComposerProps } from "@/components/task/comments/composer";
import { useMentions } from "@/components/task/comments/use-mentions";
import { useCommentDraft } from "@/components/task/comments/use-comment-draft";
import { carriesFiles } from "@/components/files/picture-files";

/** What happens where a comment is written: keys, names behind an `@`, pictures that are dropped or pasted. */
export function useComposer({
  draftKey,
  begun,
  uploadPath,
  people,
  onSend,
  onClose,
}: Pick<ComposerProps, "draftKey" | "begun" | "uploadPath" | "people" | "onSend" | "onClose">) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { words, ...writing } = useCommentDraft({ draftKey, begun, uploadPath });
  const mentions = useMentions({ people, field, text: words.text, onText: writing.type });

  function finish() {
    if (!writing.canSend) return;
    onSend(words);
    writing.forget();
  }

  /** `close` asks first where something would be lost. */
  function receive(event: React.KeyboardEvent, close: () => void) {
    if (mentions.receive(event)) return keep(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) finish();
    else if (event.key === "Escape" && onClose) close();
    else return;
    keep(event);
  }

  /** Programs that write texts put a picture of the words beside them. */
  function take(event: { preventDefault: () => void }, data: DataTransfer) {
    const files = [...data.files];
    if (files.length === 0 || data.getData("text/plain").trim() !== "") return;
    event.preventDefault();
    writing.addPictures(files);
  }

  const taking = {
    onDragOver: (event: React.DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault(),
    onDrop: (event: React.DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: React.ClipboardEvent) => take(event, event.clipboardData),
  };
  return { field, words, writing, mentions, finish, receive, taking };
}

/** A dialog around it, which listens at the document as React does, stays as it is. */
function keep(event: React.KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
  event.nativeEvent.stopImmediatePropagation();
}
