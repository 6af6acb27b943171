import { Mark, mergeAttributes, Node } from "@tiptap/react";
import { Picture } from "@/components/text/editor/picture";

/** Formats of other programs that the toolbar does not offer are shown, editable and never lost. */

const mark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const attributes = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]));

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: ({ HTMLAttributes }) => ["table", HTMLAttributes, ["tbody", 0]],
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: ({ HTMLAttributes }) => ["tr", HTMLAttributes, 0],
});

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: "block+",
    isolating: true,
    addAttributes: () => attributes("colspan", "rowspan"),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

export const FOREIGN_NODES = [
  mark("highlight", "mark"),
  mark("subscript", "sub"),
  mark("superscript", "sup"),
  mark("small", "small"),
  mark("inserted", "ins"),
  Picture,
  Table,
  TableRow,
  cell("tableCell", "td"),
  cell("tableHeader", "th"),
];
