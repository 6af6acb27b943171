"use client";
import { useRef } from "react";
import { type Editor, EditorContent } from "@tiptap/react";
import { FloatingSuggestions } from "@/components/text/editor/floating-suggestions";
import type { MentionedPerson } from "@/components/text/editor/mention-at";
import type { PictureUploads } from "@/components/text/editor/picture-uploads";
import { Toolbar } from "@/components/text/editor/toolbar";
import { beginMention, type TriggerOptions, useTextTriggers } from "@/components/text/editor/use-text-triggers";
import { classNames } from "@/components/ui/class-names";
import { stopKeyEvent } from "@/components/ui/stop-key-event";

interface TextFrameProps extends Pick<TriggerOptions, "mention"> {
  editor: Editor;
  people: readonly MentionedPerson[] | undefined;
  uploads: PictureUploads | null;
  /** Where pictures go elsewhere than into the text. */
  onChoosePictures?: (() => void) | undefined;
  isNarrow: boolean;
  textStyle: string;
  /** For keys that the suggestions do not take. */
  onKey: (event: React.KeyboardEvent) => void;
  tools?: React.ReactNode;
  children?: React.ReactNode;
}

/** What all texts have around them: the formats, and suggestions beside the field or the line. */
export function TextFrame(props: TextFrameProps) {
  const { editor, people, uploads, onChoosePictures, isNarrow, textStyle, onKey, mention, tools, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const choosePictures = uploads ? () => chooser.current?.click() : onChoosePictures;
  const { list, handleKey } = useTextTriggers({ editor, people, mention, onChoosePictures: choosePictures });

  // Before the editor, whose own keys come first otherwise.
  function onKeyDown(event: React.KeyboardEvent) {
    if (!handleKey(event)) return onKey(event);
    event.preventDefault();
    stopKeyEvent(event);
  }

  return (
    <div
      ref={frame}
      data-takes-files={uploads ? "" : undefined}
      className="flex min-h-0 flex-col rounded-sm border border-gray-7 bg-field focus-within:border-focus"
    >
      <Toolbar
        editor={editor}
        uploads={uploads}
        chooser={chooser}
        isNarrow={isNarrow}
        onMention={people && (() => beginMention(editor))}
        more={tools}
      />
      {children}
      <EditorContent
        editor={editor}
        onKeyDownCapture={onKeyDown}
        className={classNames("overflow-y-auto overscroll-contain", textStyle)}
      />
      <FloatingSuggestions
        list={list}
        side={isNarrow ? "top" : "bottom"}
        anchor={() => (isNarrow ? frame.current : lineIn(editor))}
      />
    </div>
  );
}

/** The cursor's line, across the whole text. */
const lineIn = ({ view }: Editor) => ({
  contextElement: view.dom,
  getBoundingClientRect() {
    const { top, bottom } = view.coordsAtPos(view.state.selection.head);
    const { x, width } = view.dom.getBoundingClientRect();
    return new DOMRect(x, top, width, bottom - top);
  },
});
