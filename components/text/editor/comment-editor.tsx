"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect } from "react";
import { Selection, TextSelection } from "@tiptap/pm/state";
import { type Editor as TextOfEditor, getHTMLFromFragment, useEditor } from "@tiptap/react";
import { commentDocument, positionOf } from "@/components/text/editor/comment-document";
import { commentText, type CommentText } from "@/components/text/editor/comment-text";
import { commentExtensions, withoutTrailingLines } from "@/components/text/editor/extensions";
import type { SelectionRange } from "@/components/text/editor/insert-text";
import type { MentionedPerson } from "@/components/text/editor/mention-at";
import { mentionMarks } from "@/components/text/editor/mention-marks";
import { textReplaced } from "@/components/text/editor/replace-text";
import { TextFrame } from "@/components/text/editor/text-frame";
import looks from "@/components/text/rich-text/rich-text.module.css";
import { classNames } from "@/components/ui/class-names";

export interface WrittenText extends CommentText {
  /** Undefined for plain text. */
  html: string | undefined;
}

export interface CommentEditorProps {
  ref: React.Ref<HTMLElement>;
  label: string;
  placeholder: string;
  content: CommentText;
  people: readonly MentionedPerson[];
  onText: (written: WrittenText) => void;
  onKey: (event: React.KeyboardEvent) => void;
  onChoosePictures: () => void;
  tools?: ((editor: TextOfEditor) => React.ReactNode) | undefined;
  /** Of the field that takes the first words. */
  selection: () => SelectionRange;
  takesFocus: () => boolean;
  onReady: () => void;
}

/** The editor of comments: as that of other texts, but it writes lines of plain text, or Markdown if there are formats. */
export default function CommentEditor(props: CommentEditorProps) {
  const { ref, label, placeholder, content, people, onText, selection, takesFocus, onReady } = props;
  const t = useTranslations("text.editor");
  const editor = useEditor({
    extensions: [...commentExtensions(placeholder, t("emptyItem")), mentionMarks(people)],
    autofocus: false,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        "aria-label": label,
        "aria-multiline": "true",
        class: classNames(looks.text, looks.lines, "min-h-20 px-3 py-2"),
      },
    },
    onUpdate: ({ editor: now }) => onText(written(now)),
  });
  useImperativeHandle(ref, () => editor?.view.dom ?? document.createElement("div"), [editor]);

  const takeOver = useEffectEvent(() => {
    if (!editor) return;
    const { state, view } = editor;
    const tr = state.tr.replaceWith(0, state.doc.content.size, commentDocument(state.schema, content).content);
    const at = (offset: number) => tr.doc.resolve(positionOf(content.text, offset));
    const [start, end] = selection();
    const place = content.isMarkdown ? Selection.atEnd(tr.doc) : TextSelection.between(at(start), at(end));
    view.dispatch(tr.setSelection(place).setMeta("addToHistory", false).setMeta("preventUpdate", true));
    if (takesFocus()) view.focus();
    onReady();
  });
  // A layout effect runs before the next key.
  useLayoutEffect(() => takeOver(), [editor]);

  // The draft was sent, discarded or changed elsewhere.
  useEffect(() => {
    if (!editor || commentText(editor.state.doc).text === content.text) return;
    const { state, view } = editor;
    view.dispatch(textReplaced(state, commentDocument(state.schema, content)).setMeta("preventUpdate", true));
  }, [editor, content]);

  if (!editor) return null;
  return (
    <TextFrame
      editor={editor}
      people={people}
      mention={({ user_login }, range) => {
        const { state } = editor;
        const hasBlank = state.doc.textBetween(range.to, Math.min(range.to + 1, state.doc.content.size)) === " ";
        const to = hasBlank ? range.to + 1 : range.to;
        editor.view.dispatch(state.tr.insertText(`@${user_login} `, range.from, to).scrollIntoView());
        editor.view.focus();
      }}
      uploads={null}
      onChoosePictures={props.onChoosePictures}
      isNarrow
      textStyle="min-h-0"
      onKey={props.onKey}
      tools={props.tools?.(editor)}
    />
  );
}

function written({ state }: TextOfEditor): WrittenText {
  const stored = commentText(state.doc);
  const html = stored.isMarkdown
    ? withoutTrailingLines(getHTMLFromFragment(state.doc.content, state.schema))
    : undefined;
  return { ...stored, html };
}
