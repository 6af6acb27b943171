import { Mark } from "@tiptap/react";
import { Picture } from "@/components/text/editor/picture";

/** Formats of other programs that the toolbar does not offer are shown, editable and never lost. */

const mark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const FOREIGN_NODES = [
  mark("highlight", "mark"),
  mark("subscript", "sub"),
  mark("superscript", "sup"),
  mark("small", "small"),
  mark("inserted", "ins"),
  Picture,
];
