"use client";
import { useRef } from "react";
import type { ComposerProps } from "@/components/task/comments/composer";
import { useCommentDraft } from "@/components/task/comments/use-comment-draft";
import { carriesFiles } from "@/components/files/picture-files";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

type ComposerOptions = Pick<ComposerProps, "draftKey" | "initial" | "uploadPath" | "onSend" | "onClose">;

/** The state of a composer: its draft, keys, and pictures that are dropped or pasted. */
export function useComposer({ draftKey, initial, uploadPath, onSend, onClose }: ComposerOptions) {
  const field = useRef<HTMLElement>(null);
  const draft = useCommentDraft({ draftKey, initial, uploadPath });

  function send() {
    if (!draft.canSend) return;
    onSend(draft.content);
    draft.discard();
  }

  /** @param close asks first where something would be lost */
  function onKeyDown(event: React.KeyboardEvent, close: () => void) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
    else if (event.key === "Escape" && onClose) close();
    else return;
    event.preventDefault();
    stopKeyEvent(event);
  }

  return { field, draft, send, onKeyDown, dropTarget: dropTargetProps(draft.addPictures) };
}

function dropTargetProps(onPictures: (files: File[]) => void) {
  function take(event: React.SyntheticEvent, data: DataTransfer) {
    const files = [...data.files];
    // Word processors put a picture of copied text beside the text.
    if (files.length === 0 || data.getData("text/plain").trim() !== "") return;
    event.preventDefault();
    event.stopPropagation();
    onPictures(files);
  }

  return {
    onDragOver: (event: React.DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault(),
    // The editor has its own for these.
    onDropCapture: (event: React.DragEvent) => take(event, event.dataTransfer),
    onPasteCapture: (event: React.ClipboardEvent) => take(event, event.clipboardData),
  };
}
