"use client";
import { useEffect, useEffectEvent } from "react";
import { EditorContent, useEditor } from "@tiptap/react";
import { extensions, withLines, withoutOpenEnd } from "@/components/text/extensions";
import { isSameHtml } from "@/components/text/rich-text";
import looks from "@/components/text/rich-text.module.css";
import { Toolbar } from "@/components/text/toolbar";
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
}

/** Loaded when somebody writes. */
export default function TextEditor({ label, placeholder, html, follow, onType, onLeave, onDone }: TextEditorProps) {
  const editor = useEditor({
    extensions: extensions(placeholder),
    content: withLines(html),
    autofocus: "end",
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: { "aria-label": label, "aria-multiline": "true", dir: "auto", class: classNames(looks.text, "min-h-40 px-3 py-2.5") },
    },
    onUpdate: ({ editor: now }) => onType(withoutOpenEnd(now.getHTML())),
    onBlur: onLeave,
  });

  const mayFollow = useEffectEvent(follow);
  useEffect(() => {
    if (!editor || !mayFollow(html) || isSameHtml(withoutOpenEnd(editor.getHTML()), html)) return;
    const { from } = editor.state.selection;
    editor.commands.setContent(withLines(html), { emitUpdate: false });
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
  }, [editor, html]);

  if (!editor) return null;
  return (
    <div className="rounded-sm border border-gray-7 bg-field focus-within:border-focus">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} onKeyDown={leaveByKey(onDone)} className="max-h-[55dvh] overflow-y-auto overscroll-contain" />
    </div>
  );
}

/** Escape ends the writing and not the dialog around it, which listens at the document as React does. */
function leaveByKey(onDone: () => void) {
  return (event: React.KeyboardEvent) => {
    const isEnd = event.key === "Escape" || (event.key === "Enter" && (event.ctrlKey || event.metaKey));
    if (!isEnd || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    onDone();
  };
}
