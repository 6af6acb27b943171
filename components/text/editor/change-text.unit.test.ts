import { describe, expect, test } from "vitest";
import { history, undo } from "@tiptap/pm/history";
import { EditorState, Selection, TextSelection } from "@tiptap/pm/state";
import { getSchema, type JSONContent } from "@tiptap/react";
import { extensions } from "@/components/text/editor/extensions";
import { isTypedText, withInsertedText } from "@/components/text/editor/insert-text";
import { textReplaced } from "@/components/text/editor/replace-text";

const schema = getSchema(extensions("Write", "Empty item"));
const p = (text: string): JSONContent => ({
  type: "paragraph",
  content: text ? [{ type: "text", text: text }] : [],
});

/** With the cursor at the end. */
function stateOf(...content: JSONContent[]) {
  const state = EditorState.create({ doc: schema.nodeFromJSON({ type: "doc", content }) });
  return state.apply(state.tr.setSelection(Selection.atEnd(state.doc)));
}

const linesOf = ({ doc }: EditorState) => doc.children.map(({ textContent }) => textContent);
const withText = (state: EditorState, text: string) =>
  linesOf(state.apply(withInsertedText(state, text, [text.length, text.length])));

describe("words become what they would be if they were typed in the editor", () => {
  test.each([["one word"], [" **and** new\n- one"], ["a\n\nb"], ["x".repeat(200)]])("%j: letter by letter", (text) => {
    expect(isTypedText(text, text.length)).toBe(true);
  });

  test.each([
    ["a list, whose second line would get a second mark", "Buy:\n- one\n- two"],
    ["numbers", "1. one\n2. two"],
    ["boxes", "[ ] one\n[ ] two"],
    ["code", "```\n# no heading\n```"],
    ["long words", "x".repeat(201)],
  ])("but not %s", (_what, text) => {
    expect(isTypedText(text, text.length)).toBe(false);
  });

  test("nor while the cursor stands in them", () => {
    expect(isTypedText("world", 0)).toBe(false);
  });
});

describe("plain words", () => {
  test("take the place of nothing, line by line", () => {
    expect(withText(stateOf(p("")), "Buy:\n- one\n\n- two")).toEqual(["Buy:", "- one", "", "- two"]);
  });

  test("stand in a line of their own behind others", () => {
    expect(withText(stateOf(p("Old")), "- one\n- two")).toEqual(["Old", "- one", "- two"]);
  });

  test("go on with the last line", () => {
    expect(withText(stateOf(p("Old")), ", and\n- two")).toEqual(["Old, and", "- two"]);
  });

  test("stand behind a list, not in it", () => {
    expect(
      withText(stateOf({ type: "bulletList", content: [{ type: "listItem", content: [p("item")] }] }), "- one\n- two"),
    ).toEqual(["item", "- one", "- two"]);
  });

  test("keep their cursor, and what is chosen", () => {
    const state = stateOf(p("Old"));
    const { selection, doc } = state.apply(withInsertedText(state, "one\ntwo three", [4, 7]));

    expect(doc.textBetween(selection.from, selection.to)).toBe("two");
  });

  test("come in one step, however long", () => {
    const state = stateOf(p(""));

    expect(withInsertedText(state, "word\n".repeat(10_000), [0, 0]).steps).toHaveLength(1);
  });
});

const docOf = (...lines: string[]) =>
  schema.node(
    "doc",
    null,
    lines.map((line) => schema.node("paragraph", null, line === "" ? [] : [schema.text(line)])),
  );

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
