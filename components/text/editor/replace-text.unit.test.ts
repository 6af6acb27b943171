import { history, undo } from "@tiptap/pm/history";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { getSchema } from "@tiptap/react";
import { expect, test } from "vitest";
import { extensions } from "@/components/text/editor/extensions";
import { textReplaced } from "@/components/text/editor/replace-text";

const schema = getSchema(extensions("Write"));
const docOf = (...lines: string[]) =>
  schema.node(
    "doc",
    null,
    lines.map((line) => schema.node("paragraph", null, line === "" ? [] : [schema.text(line)])),
  );
const linesOf = ({ doc }: EditorState) => doc.children.map(({ textContent }) => textContent);

/** An editor in which " mine" was written behind "one". */
function anEditor() {
  const fresh = EditorState.create({ doc: docOf("one", "two"), plugins: [history()] });
  return fresh.apply(fresh.tr.insertText(" mine", 4));
}

const undone = (state: EditorState): EditorState => {
  let after = state;
  undo(state, (step) => (after = state.apply(step)));
  return after;
};

test.each([
  ["behind mine", ["one mine", "two", "theirs"], ["one", "two", "theirs"]],
  ["before mine", ["theirs", "one mine", "two"], ["theirs", "one", "two"]],
  ["in another line", ["one mine", "two and theirs"], ["one", "two and theirs"]],
  ["between two that are alike", ["one mine", "two", "two"], ["one", "two", "two"]],
  ["in place of all", ["theirs"], ["theirs"]],
])("undo takes back what I wrote and nothing that somebody else did: %s", (_where, shown, left) => {
  const mine = anEditor();
  const both = mine.apply(textReplaced(mine, docOf(...shown)));

  expect(linesOf(both)).toEqual(shown);
  expect(linesOf(undone(both))).toEqual(left);
});

test("the cursor stays with its word", () => {
  const mine = anEditor();
  const there = mine.apply(mine.tr.setSelection(TextSelection.create(mine.doc, 4)));

  const { selection } = there.apply(textReplaced(there, docOf("theirs", "one mine", "two")));

  expect(selection.$head.parent.textContent).toBe("one mine");
  expect(selection.$head.parentOffset).toBe(3);
});

test("a list takes the place of lines as it is", () => {
  const mine = anEditor();
  const item = (words: string) => schema.node("listItem", null, [schema.node("paragraph", null, [schema.text(words)])]);
  const list = schema.node("doc", null, [schema.node("bulletList", null, [item("one mine"), item("two")])]);

  expect(mine.apply(textReplaced(mine, list)).doc.eq(list)).toBe(true);
});
