import { closeHistory } from "@tiptap/pm/history";
import { Selection, type Transaction } from "@tiptap/pm/state";
import { type Editor, getHTMLFromFragment } from "@tiptap/react";
import { contentOf, inlineOrBlocks } from "@/components/assistant/text/answer-content";
import { markdownOf } from "@/components/assistant/text/markdown-of";
import type { Placement, TakenText } from "@/components/assistant/text/writable-text";
import { RichText } from "@/components/text/rich-text/rich-text";

/** Pictures stay, wherever the answer leaves them. */
export function takenFrom(editor: Editor): TakenText {
  const { doc, selection, schema } = editor.state;
  const isSelection = doc.textBetween(selection.from, selection.to, "\n").trim() !== "";
  const [from, to] = isSelection ? [selection.from, selection.to] : [0, doc.content.size];
  const { markdown, pictures } = markdownOf(doc.slice(from, to).content);
  const contentFor = (answer: string, placement: Placement) =>
    contentOf(schema, answer, placement === "instead" ? pictures : []);

  function replaced(answer: string, placement: Placement): Transaction {
    const { tr, selection: now } = editor.state;
    const content = contentFor(answer, placement);
    if (placement === "instead" && !isSelection) return tr.replaceWith(0, tr.doc.content.size, content);
    return placement === "instead"
      ? tr.replaceRange(from, to, inlineOrBlocks(content))
      : tr.replaceRange(now.to, now.to, inlineOrBlocks(content));
  }

  return {
    text: markdown,
    isSelection,
    isUnchanged: () => editor.state.doc.eq(doc),
    // The editor writes only what the server keeps.
    preview: (answer, placement) => <RichText html={getHTMLFromFragment(contentFor(answer, placement), schema)} />,
    put(answer, placement) {
      const tr = replaced(answer, placement);
      const end = tr.mapping.map(placement === "instead" ? to : editor.state.selection.to);
      tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView();
      editor.view.dispatch(closeHistory(tr));
      editor.view.focus();
    },
  };
}
