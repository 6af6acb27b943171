import type { Command } from "@tiptap/pm/state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "@tiptap/pm/tables";
import type { Editor } from "@tiptap/react";
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Code,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Italic,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Trash2,
  Undo2,
} from "lucide-react";
import { insertTable } from "@/components/text/editor/tables";
import type { Messages } from "@/lib/i18n/messages";

export interface Format {
  name: Exclude<keyof Messages["text"]["formats"], "title">;
  Icon: LucideIcon;
  /** Mirrored from right to left. */
  points?: boolean;
  keys?: string;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

export const MARKS: Format[] = [
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

export const BLOCKS: Format[] = [
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

export const HISTORY: Format[] = [
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

const run = (command: Command) => (editor: Editor) => {
  command(editor.state, editor.view.dispatch);
  editor.commands.focus();
};

export const INSERTS: Format[] = [
  {
    name: "table",
    Icon: Table,
    run: insertTable,
    can: (editor) => !editor.isActive("table"),
  },
  {
    name: "divider",
    Icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    can: (editor) => !editor.isActive("table"),
  },
];

export const OF_TABLE: Format[] = [
  { name: "addRow", Icon: BetweenHorizontalStart, run: run(addRowAfter) },
  { name: "addColumn", Icon: BetweenVerticalStart, points: true, run: run(addColumnAfter) },
  { name: "deleteRow", Icon: FoldVertical, run: run(deleteRow) },
  { name: "deleteColumn", Icon: FoldHorizontal, run: run(deleteColumn) },
  { name: "deleteTable", Icon: Trash2, run: run(deleteTable) },
];
