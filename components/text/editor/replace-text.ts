import type { Node } from "@tiptap/pm/model";
import type { EditorState, Transaction } from "@tiptap/pm/state";

/** Replaces only the difference, which keeps the cursor, and is not part of the undo history. */
export function textReplaced(state: EditorState, text: Node): Transaction {
  const changed = withDifference(state, text);
  const whole = changed.doc.eq(text) ? changed : state.tr.replaceWith(0, state.doc.content.size, text.content);
  return whole.setMeta("addToHistory", false);
}

function withDifference({ doc, tr }: EditorState, text: Node): Transaction {
  const start = doc.content.findDiffStart(text.content);
  const end = doc.content.findDiffEnd(text.content);
  if (start === null || end === null) return tr;

  // Overlap of both diffs is counted once.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return tr.replace(start, end.a + overlap, text.slice(start, end.b + overlap));
}
