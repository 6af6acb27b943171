"use client";
import { useTranslations } from "next-intl";
import { Toolbar as Base } from "@base-ui/react/toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Undo2,
} from "lucide-react";
import { LinkField } from "@/components/text/editor/link-field";
import { PictureButton } from "@/components/text/editor/picture-button";
import type { PictureUploads } from "@/components/text/editor/picture-uploads";
import { toolLook } from "@/components/text/editor/tool-look";
import { classNames } from "@/components/ui/class-names";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import type { Messages } from "@/lib/i18n/messages";

interface Format {
  name: Exclude<keyof Messages["text"]["formats"], "title">;
  Icon: LucideIcon;
  /** Mirrored from right to left. */
  points?: boolean;
  keys?: string;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const MARKS: Format[] = [
  {
    name: "bold",
    Icon: Bold,
    keys: "mod+b",
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  {
    name: "italic",
    Icon: Italic,
    keys: "mod+i",
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  {
    name: "strikethrough",
    Icon: Strikethrough,
    keys: "mod+shift+s",
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive("strike"),
  },
  {
    name: "code",
    Icon: Code,
    keys: "mod+e",
    run: (editor) => editor.chain().focus().toggleCode().run(),
    isOn: (editor) => editor.isActive("code"),
  },
];

const BLOCKS: Format[] = [
  {
    name: "heading",
    Icon: Heading2,
    keys: "mod+alt+2",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  {
    name: "subheading",
    Icon: Heading3,
    keys: "mod+alt+3",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  {
    name: "bulletList",
    Icon: List,
    points: true,
    keys: "mod+shift+8",
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  {
    name: "numberedList",
    Icon: ListOrdered,
    keys: "mod+shift+7",
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  {
    name: "checklist",
    Icon: ListChecks,
    keys: "mod+shift+9",
    run: (editor) => editor.chain().focus().toggleTaskList().run(),
    isOn: (editor) => editor.isActive("taskList"),
  },
  {
    name: "quote",
    Icon: Quote,
    keys: "mod+shift+b",
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  {
    name: "codeBlock",
    Icon: SquareCode,
    keys: "mod+alt+c",
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive("codeBlock"),
  },
];

const HISTORY: Format[] = [
  {
    name: "undo",
    Icon: Undo2,
    points: true,
    keys: "mod+z",
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: "redo",
    Icon: Redo2,
    points: true,
    keys: "mod+shift+z",
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

interface ToolbarProps {
  editor: Editor;
  uploads: PictureUploads | null;
  more?: React.ReactNode;
}

/** A single tab stop: arrow keys move between the buttons. */
export function Toolbar({ editor, uploads, more }: ToolbarProps) {
  const t = useTranslations("text.formats");
  return (
    <Base.Root
      aria-label={t("title")}
      className="flex flex-wrap items-center gap-0.5 rounded-t-sm border-b border-gray-6 bg-gray-2 p-1"
    >
      <Formats editor={editor} formats={MARKS} />
      <LinkField editor={editor} />
      {uploads && <PictureButton editor={editor} uploads={uploads} />}
      <Base.Separator className="mx-1 h-5 w-px bg-gray-6 max-sm:hidden" />
      <Formats editor={editor} formats={BLOCKS} />
      <Base.Separator className="mx-1 h-5 w-px bg-gray-6 max-sm:hidden" />
      <Formats editor={editor} formats={HISTORY} />
      {more}
    </Base.Root>
  );
}

function Formats({ editor, formats }: { editor: Editor; formats: Format[] }) {
  const t = useTranslations("text.formats");
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => formats.map(({ isOn, can }) => ({ on: isOn?.(now), off: can ? !can(now) : false })),
  });

  return formats.map(({ name, Icon, points, keys, run }, at) => (
    <Tooltip key={name} text={t(name)} keys={keys}>
      <Base.Button
        aria-label={t(name)}
        aria-pressed={states[at]?.on}
        disabled={states[at]?.off}
        onClick={() => run(editor)}
        className={toolLook}
      >
        <Icon aria-hidden className={classNames("size-4", points && "rtl:-scale-x-100")} strokeWidth={1.5} />
      </Base.Button>
    </Tooltip>
  ));
}
