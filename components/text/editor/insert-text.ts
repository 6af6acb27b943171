import { Fragment, Slice } from "@tiptap/pm/model";
import { type EditorState, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

/** From where to where something is chosen in words; the same place twice is a cursor. */
export type SelectionRange = [start: number, end: number];

/** Puts words at the end of a text as if they were written there. They stand in a line of their own unless they go on with the last one. */
export function insertTyped({ view }: Editor, text: string, range: SelectionRange): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  if (isTypedText(text, range[0])) typeText(view, text);
  else view.dispatch(withInsertedText(view.state, text, range));
}

/** What an editor takes for the beginning of a list or the like changes what Enter does: such lines are meant as they look. */
const BLOCK_MARKDOWN = /^[^\S\n]*(?:(?:[-+*>]|#{1,6}|\d+[.)]|\[.?\])\s|```|~~~|---|___|\*\*\*).*\n/m;
const MAX_TYPED = 200;

/** Markdown becomes formats in what somebody has just typed; all else stays as it is. */
export const isTypedText = (text: string, cursor: number): boolean =>
  cursor === text.length && text.length <= MAX_TYPED && !BLOCK_MARKDOWN.test(text);

/** Words where the cursor is, at the end; each line is a paragraph. */
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

/** Between two paragraphs are two places. */
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
