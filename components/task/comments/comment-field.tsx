"use client";
import { useRef, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { AboutTask } from "@/components/assistant/text/about-task";
import { LazyEditorAssistant } from "@/components/assistant/text/lazy-assistants";
import type { MentionedPerson } from "@/components/text/editor/mention-at";
import type { SelectionRange } from "@/components/text/editor/insert-text";
import type { useCommentDraft } from "@/components/task/comments/use-comment-draft";
import { classNames } from "@/components/ui/class-names";
import { fieldStyle } from "@/components/ui/controls/field";

interface CommentFieldProps {
  ref: React.RefObject<HTMLElement | null>;
  label: string;
  placeholder: string;
  draft: ReturnType<typeof useCommentDraft>;
  people: readonly MentionedPerson[];
  assistant: AboutTask | undefined;
  isOpen: boolean;
  autoFocus: boolean;
  onOpen: () => void;
  onKey: (event: React.KeyboardEvent) => void;
  onChoosePictures: () => void;
}

const load = () => import("@/components/text/editor/comment-editor");

/** A plain field until the editor is loaded; a comment can be written and sent without it. */
export function CommentField(props: CommentFieldProps) {
  const { ref, label, placeholder, draft, people, assistant, isOpen, autoFocus, onOpen, onKey } = props;
  const { data: code } = useQuery({
    queryKey: ["comment editor"],
    queryFn: load,
    retry: true,
    retryDelay: 3_000,
    networkMode: "always",
    enabled: isOpen,
  });
  const [isReady, setReady] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const { content, type } = draft;
  const Editor = isOpen && (!isComposing || isReady) ? code?.default : undefined;

  function onFocus({ target }: React.FocusEvent<HTMLTextAreaElement>) {
    onOpen();
    if (autoFocus) target.setSelectionRange(target.value.length, target.value.length);
  }

  return (
    <>
      {!isReady && (
        <textarea
          ref={(element) => {
            plain.current = element;
            if (element) ref.current = element;
          }}
          autoFocus={autoFocus}
          rows={1}
          dir="auto"
          aria-label={label}
          placeholder={placeholder}
          value={content.text}
          onFocus={onFocus}
          onChange={({ target }) => type({ text: target.value, isMarkdown: content.isMarkdown, html: undefined })}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={onKey}
          className={classNames(fieldStyle, plainStyle, isOpen ? "min-h-20" : "min-h-10")}
        />
      )}
      {Editor && (
        <Editor
          ref={ref}
          label={label}
          placeholder={placeholder}
          content={content}
          people={people}
          onText={type}
          onKey={onKey}
          onChoosePictures={props.onChoosePictures}
          tools={assistant && ((editor) => <LazyEditorAssistant editor={editor} about={assistant} />)}
          selection={() => selectionIn(plain.current)}
          takesFocus={() => plain.current === document.activeElement}
          onReady={() => setReady(true)}
        />
      )}
    </>
  );
}

const plainStyle = "field-sizing-content max-h-[25dvh] w-full resize-none py-2 pointer-coarse:min-h-11";

const selectionIn = (field: HTMLTextAreaElement | null): SelectionRange => [
  field?.selectionStart ?? 0,
  field?.selectionEnd ?? 0,
];
