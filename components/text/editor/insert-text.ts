import { Fragment, Slice } from "@tiptap/pm/model";
import { type EditorState, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

/** Start and end offset; equal for a cursor. */
export type SelectionRange = [start: number, end: number];

/** Inserts text at the end as if it were typed: on its own line, unless it continues the last one. */
export function insertTyped({ view }: Editor, text: string, range: SelectionRange): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  if (isTypedText(text, range[0])) typeText(view, text);
  else view.dispatch(withInsertedText(view.state, text, range));
}

/** Markdown blocks change what Enter does, so such lines are inserted as plain text. */
const BLOCK_MARKDOWN = /^[^\S\n]*(?:(?:[-+*>]|#{1,6}|\d+[.)]|\[.?\])\s|```|~~~|---|___|\*\*\*).*\n/m;
const MAX_TYPED = 200;

/** Markdown is applied to short text with the cursor at its end. */
export const isTypedText = (text: string, cursor: number): boolean =>
  cursor === text.length && text.length <= MAX_TYPED && !BLOCK_MARKDOWN.test(text);

export function withInsertedText(
  { schema, doc, selection, tr }: EditorState,
  text: string,
  [start, end]: SelectionRange,
): Transaction {
  const lines = text.split("\n").map((line) => schema.node("paragraph", null, line === "" ? [] : [schema.text(line)]));
  if (selection.empty && (!followsText(selection) || continuesLine(text)))
    tr.replaceSelection(new Slice(Fragment.from(lines), 1, 1));
  else tr.insert(doc.content.size, lines);

  const last = Selection.atEnd(tr.doc).to;
  const at = (place: number) => tr.doc.resolve(last - sizeOf(text.slice(place)));
  return tr.setSelection(TextSelection.between(at(start), at(end)));
}

/** A paragraph break counts as two positions. */
const sizeOf = (text: string): number => text.length + text.split("\n").length - 1;

const followsText = ({ $from }: Selection): boolean => $from.parent.content.size > 0;

const continuesLine = (text: string): boolean => /^[\s.,;:!?)]/.test(text);

type View = Editor["view"];

function typeText(view: View, text: string) {
  if (text && followsText(view.state.selection) && !continuesLine(text)) pressEnter(view);
  for (const character of text) {
    if (character === "\n") pressEnter(view);
    else typeCharacter(view, character);
  }
}

function pressEnter(view: View) {
  const press = new KeyboardEvent("keydown", { key: "Enter" });
  view.someProp("handleKeyDown", (handle) => handle(view, press));
}

function typeCharacter(view: View, character: string) {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(character, from, to);
  const isTaken = view.someProp("handleTextInput", (handle) => handle(view, from, to, character, insert));
  if (!isTaken) view.dispatch(insert());
}
