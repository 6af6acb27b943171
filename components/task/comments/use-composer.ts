"use client";
import { useRef } from "react";
import type { ComposerProps } from "@/components/task/comments/composer";
import { mentionAt, mentionChoices } from "@/components/task/comments/mention-at";
import { useCommentDraft } from "@/components/task/comments/use-comment-draft";
import { carriesFiles } from "@/components/files/picture-files";
import { useSuggestions } from "@/components/ui/pickers/suggestions";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

type ComposerOptions = Pick<ComposerProps, "draftKey" | "initial" | "uploadPath" | "people" | "onSend" | "onClose">;

/** The state of a composer: its draft, keys, mentions, and pictures that are dropped or pasted. */
export function useComposer({ draftKey, initial, uploadPath, people, onSend, onClose }: ComposerOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useCommentDraft({ draftKey, initial, uploadPath });
  const mentions = useSuggestions({
    field,
    text: draft.content.text,
    onText: draft.type,
    nameAt: mentionAt,
    choicesFor: ({ typed }) => mentionChoices(typed, people),
  });

  function send() {
    if (!draft.canSend) return;
    onSend(draft.content);
    draft.discard();
  }

  /** @param close asks first where something would be lost */
  function onKeyDown(event: React.KeyboardEvent, close: () => void) {
    const isTaken = mentions.handleKey(event);
    if (!isTaken && event.nativeEvent.isComposing) return;
    if (!isTaken && event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
    else if (!isTaken && event.key === "Escape" && onClose) close();
    else if (!isTaken) return;
    event.preventDefault();
    stopKeyEvent(event);
  }

  return { field, draft, mentions, send, onKeyDown, dropTarget: dropTargetProps(draft.addPictures) };
}

function dropTargetProps(onPictures: (files: File[]) => void) {
  function take(event: { preventDefault: () => void }, data: DataTransfer) {
    const files = [...data.files];
    // Word processors put a picture of copied text beside the text.
    if (files.length === 0 || data.getData("text/plain").trim() !== "") return;
    event.preventDefault();
    onPictures(files);
  }

  return {
    onDragOver: (event: React.DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault(),
    onDrop: (event: React.DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: React.ClipboardEvent) => take(event, event.clipboardData),
  };
}
