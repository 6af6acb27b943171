"use client";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { createDocument, EditorContent, useEditor } from "@tiptap/react";
import { extensions, withoutOpenEnd } from "@/components/text/editor/extensions";
import { leaveByKey } from "@/components/text/editor/leave-by-key";
import { takingPictures, type UploadPicture } from "@/components/text/editor/picture-uploads";
import { withLines } from "@/components/text/editor/plain-text";
import { textReplaced } from "@/components/text/editor/replace-text";
import { isSameHtml } from "@/components/text/rich-text/rich-text";
import looks from "@/components/text/rich-text/rich-text.module.css";
import { Toolbar } from "@/components/text/editor/toolbar";
import { type Chosen, typeInto } from "@/components/text/editor/insert-text";
import { usePictureUploads } from "@/components/text/editor/use-picture-uploads";
import { classNames } from "@/components/ui/class-names";

export interface TextEditorProps {
  label: string;
  placeholder: string;
  html: string;
  /** Whether another `html` than that of the beginning may take the place of what is shown. */
  follow: (html: string) => boolean;
  onType: (html: string) => void;
  onLeave: () => void;
  /** Escape, and Enter with the control key. */
  onDone: () => void;
  /** Where pictures may be put into the text. */
  onPicture?: UploadPicture;
}

interface Arrival {
  /** What was written while this was loaded. */
  typed: string;
  /** What was chosen in it. */
  chosen: () => Chosen;
  takesFocus: () => boolean;
  onThere: () => void;
}

/** Loaded when somebody writes. */
export default function Editor({
  label,
  placeholder,
  html,
  follow,
  onType,
  onLeave,
  onDone,
  onPicture,
  typed,
  chosen,
  takesFocus,
  onThere,
}: TextEditorProps & Arrival) {
  const { uploads, coming, problem } = usePictureUploads(onPicture);
  const editor = useEditor({
    extensions: [...extensions(placeholder), ...(uploads ? [takingPictures(uploads)] : [])],
    content: withLines(html),
    autofocus: false,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        "aria-label": label,
        "aria-multiline": "true",
        dir: "auto",
        class: classNames(looks.text, "min-h-40 px-3 py-2.5"),
      },
    },
    onUpdate: ({ editor: now }) => onType(withoutOpenEnd(now.getHTML())),
    onBlur: onLeave,
  });

  const arrive = useEffectEvent(() => {
    if (!editor) return;
    typeInto(editor, typed, chosen());
    if (takesFocus()) editor.view.focus();
    editor.commands.scrollIntoView();
    onThere();
  });
  // Before the next key, and before the text of the beginning could be followed by one that has the words already.
  useLayoutEffect(() => arrive(), [editor]);

  const mayFollow = useEffectEvent(follow);
  useEffect(() => {
    if (!editor || !mayFollow(html) || isSameHtml(withoutOpenEnd(editor.getHTML()), html)) return;
    editor.view.dispatch(
      textReplaced(editor.state, createDocument(withLines(html), editor.schema)).setMeta("preventUpdate", true),
    );
  }, [editor, html]);

  if (!editor) return null;
  return (
    <div
      data-takes-files={uploads ? "" : undefined}
      className="rounded-sm border border-gray-7 bg-field focus-within:border-focus"
    >
      <Toolbar editor={editor} uploads={uploads} />
      {coming > 0 && (
        <p role="status" className="border-b border-gray-6 px-3 py-1.5 text-sm text-gray-11">
          {coming === 1 ? "Uploading a picture…" : `Uploading ${coming} pictures…`}
        </p>
      )}
      {problem && (
        <p role="alert" className="border-b border-gray-6 bg-red-soft px-3 py-1.5 text-sm text-red-text">
          {problem}
        </p>
      )}
      <EditorContent
        editor={editor}
        onKeyDown={leaveByKey(onDone)}
        className="max-h-[55dvh] overflow-y-auto overscroll-contain"
      />
    </div>
  );
}
