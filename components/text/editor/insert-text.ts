import { Fragment, Slice } from "@tiptap/pm/model";
import { type EditorState, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

/** From where to where something is chosen in words; the same place twice is a cursor. */
export type Chosen = [start: number, end: number];

/** Puts words at the end of a text as if they were written there. They stand in a line of their own unless they go on with the last one. */
export function typeInto({ view }: Editor, words: string, chosen: Chosen): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  if (isTyped(words, chosen[0])) typeLetters(view, words);
  else view.dispatch(withPlain(view.state, words, chosen));
}

/** What an editor takes for the beginning of a list or the like changes what Enter does: such lines are meant as they look. */
const BLOCK_BEFORE_OTHERS = /^[^\S\n]*(?:(?:[-+*>]|#{1,6}|\d+[.)]|\[.?\])\s|```|~~~|---|___|\*\*\*).*\n/m;
const LONGEST_TYPED = 200;

/** Markdown becomes formats in what somebody has just typed; all else stays as it is. */
export const isTyped = (words: string, cursor: number): boolean =>
  cursor === words.length && words.length <= LONGEST_TYPED && !BLOCK_BEFORE_OTHERS.test(words);

/** Words where the cursor is, at the end; each line is a paragraph. */
export function withPlain(
  { schema, doc, selection, tr }: EditorState,
  words: string,
  [start, end]: Chosen,
): Transaction {
  const lines = words.split("\n").map((line) => schema.node("paragraph", null, line === "" ? [] : [schema.text(line)]));
  if (selection.empty && (!isBehindOthers(selection) || goesOn(words)))
    tr.replaceSelection(new Slice(Fragment.from(lines), 1, 1));
  else tr.insert(doc.content.size, lines);

  const last = Selection.atEnd(tr.doc).to;
  const at = (place: number) => tr.doc.resolve(last - sizeOf(words.slice(place)));
  return tr.setSelection(TextSelection.between(at(start), at(end)));
}

/** Between two paragraphs are two places. */
const sizeOf = (words: string): number => words.length + words.split("\n").length - 1;

const isBehindOthers = ({ $from }: Selection): boolean => $from.parent.content.size > 0;

const goesOn = (words: string): boolean => /^[\s.,;:!?)]/.test(words);

type View = Editor["view"];

function typeLetters(view: View, words: string) {
  if (words && isBehindOthers(view.state.selection) && !goesOn(words)) pressEnter(view);
  for (const letter of words) {
    if (letter === "\n") pressEnter(view);
    else typeLetter(view, letter);
  }
}

function pressEnter(view: View) {
  const press = new KeyboardEvent("keydown", { key: "Enter" });
  view.someProp("handleKeyDown", (take) => take(view, press));
}

function typeLetter(view: View, letter: string) {
  const { from, to } = view.state.selection;
  const insert = () => view.state.tr.insertText(letter, from, to);
  const isTaken = view.someProp("handleTextInput", (take) => take(view, from, to, letter, insert));
  if (!isTaken) view.dispatch(insert());
}
