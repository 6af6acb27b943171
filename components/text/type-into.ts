import { Selection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";

/** Puts words at the end of a text as if they were typed there: Markdown becomes formats. They stand in a line of their own unless they go on with the last one. */
export function typeInto({ view }: Editor, words: string): void {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
  const isBehindOthers = view.state.selection.$from.parent.content.size > 0;
  if (words && isBehindOthers && !goesOn(words)) pressEnter(view);
  for (const letter of words) {
    if (letter === "\n") pressEnter(view);
    else typeLetter(view, letter);
  }
}

const goesOn = (words: string): boolean => /^[\s.,;:!?)]/.test(words);

type View = Editor["view"];

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
