"use client";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { createDocument, type Editor as TextOfEditor, useEditor } from "@tiptap/react";
import { extensions, withoutTrailingLines } from "@/components/text/editor/extensions";
import { leaveByKey } from "@/components/text/editor/leave-by-key";
import { pictureUploads, type UploadPicture } from "@/components/text/editor/picture-uploads";
import { withLineBreaks } from "@/components/text/editor/plain-text";
import { textReplaced } from "@/components/text/editor/replace-text";
import { isSameHtml } from "@/components/text/rich-text/rich-text";
import looks from "@/components/text/rich-text/rich-text.module.css";
import type { MentionedPerson } from "@/components/text/editor/mention-at";
import { TextFrame } from "@/components/text/editor/text-frame";
import { type SelectionRange, insertTyped } from "@/components/text/editor/insert-text";
import { usePictureUploads } from "@/components/text/editor/use-picture-uploads";
import { classNames } from "@/components/ui/class-names";

export interface TextEditorProps {
  label: string;
  placeholder: string;
  html: string;
  /** Whether a new `html` may replace the current text. */
  follow: (html: string) => boolean;
  onType: (html: string) => void;
  onLeave: () => void;
  onDone: () => void;
  onPicture?: UploadPicture;
  /** Who can be mentioned; undefined where nobody can. */
  people?: readonly MentionedPerson[] | undefined;
  /** More buttons of the toolbar. */
  tools?: (editor: TextOfEditor) => React.ReactNode;
}

interface EditorHandover {
  /** Text typed before this was loaded. */
  typed: string;
  selection: () => SelectionRange;
  takesFocus: () => boolean;
  onReady: () => void;
}

export default function Editor(props: TextEditorProps & EditorHandover) {
  const { label, placeholder, html, follow, onType, onLeave, onDone, onPicture, people, tools } = props;
  const { typed, selection, takesFocus, onReady } = props;
  const t = useTranslations("text.editor");
  const { uploads, uploadCount, problem } = usePictureUploads(onPicture);
  const editor = useEditor({
    extensions: [...extensions(placeholder, t("emptyItem")), ...(uploads ? [pictureUploads(uploads)] : [])],
    content: withLineBreaks(html),
    autofocus: false,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        "aria-label": label,
        "aria-multiline": "true",
        class: classNames(looks.text, "min-h-40 px-3 py-2.5"),
      },
    },
    onUpdate: ({ editor: now }) => onType(withoutTrailingLines(now.getHTML())),
    onBlur: onLeave,
  });

  const takeOver = useEffectEvent(() => {
    if (!editor) return;
    insertTyped(editor, typed, selection());
    if (takesFocus()) editor.view.focus();
    editor.commands.scrollIntoView();
    onReady();
  });
  // A layout effect runs before the next key and before `follow` sees a stored text that has the typed one already.
  useLayoutEffect(() => takeOver(), [editor]);

  const mayFollow = useEffectEvent(follow);
  useEffect(() => {
    if (!editor || !mayFollow(html) || isSameHtml(withoutTrailingLines(editor.getHTML()), html)) return;
    editor.view.dispatch(
      textReplaced(editor.state, createDocument(withLineBreaks(html), editor.schema)).setMeta("preventUpdate", true),
    );
  }, [editor, html]);

  if (!editor) return null;
  return (
    <TextFrame
      editor={editor}
      people={people}
      mention={(person, range) => mention(editor, person, range)}
      uploads={uploads}
      isNarrow={false}
      textStyle="max-h-[55dvh]"
      onKey={leaveByKey(onDone)}
      tools={tools?.(editor)}
    >
      <UploadNotes count={uploadCount} problem={problem} />
    </TextFrame>
  );
}

/** A link to the person, as in comments. Nobody is notified of it. */
function mention(editor: TextOfEditor, { ID, display_name }: MentionedPerson, range: { from: number; to: number }) {
  const attrs = { href: `/people/${ID}`, class: "fbs_mention", target: null, rel: null };
  editor
    .chain()
    .focus()
    .insertContentAt(range, [
      { type: "text", text: display_name, marks: [{ type: "link", attrs }] },
      { type: "text", text: " " },
    ])
    .run();
}

function UploadNotes({ count, problem }: { count: number; problem: string | null }) {
  const t = useTranslations("text.editor");
  return (
    <>
      {count > 0 && (
        <p role="status" className="border-b border-gray-6 px-3 py-1.5 text-sm text-gray-11">
          {t("uploading", { count })}
        </p>
      )}
      {problem && (
        <p role="alert" className="border-b border-gray-6 bg-red-soft px-3 py-1.5 text-sm text-red-text">
          {problem}
        </p>
      )}
    </>
  );
}
