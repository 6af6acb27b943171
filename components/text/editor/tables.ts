import { TextSelection } from "@tiptap/pm/state";
import { type Editor, Extension, Node } from "@tiptap/react";
import { goToNextCell, tableEditing } from "@tiptap/pm/tables";

/** What a cell may contain: Markdown has only one line there. */
export type CellContent = "block+" | "paragraph";

const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const cell = (name: string, tag: string, content: CellContent) =>
  Node.create({
    name,
    content,
    isolating: true,
    addAttributes: () => ({
      colspan: span("colspan"),
      rowspan: span("rowspan"),
      colwidth: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

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

/** Tab moves between cells. It leaves the text at the last one, so that keyboards are not trapped. */
const TableEditing = Extension.create({
  name: "tableEditing",
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const goTo = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);
    return { Tab: () => goTo(1), "Shift-Tab": () => goTo(-1) };
  },
});

export const tables = (content: CellContent) => [
  Table,
  TableRow,
  cell("tableCell", "td", content),
  cell("tableHeader", "th", content),
  TableEditing,
];

const [ROWS, COLUMNS] = [3, 3];

const cells = (type: string) => Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: "paragraph" }] }));

const NEW_TABLE = {
  type: "table",
  content: Array.from({ length: ROWS }, (_, at) => ({
    type: "tableRow",
    content: cells(at === 0 ? "tableHeader" : "tableCell"),
  })),
};

/** An empty one with a row of headings; the cursor is in its first cell then. */
export function insertTable({ state, view }: Editor): void {
  const { from } = state.selection;
  const tr = state.tr.replaceSelectionWith(state.schema.nodeFromJSON(NEW_TABLE));
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
  view.focus();
}
