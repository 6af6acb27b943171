import { EditorState, Selection } from "@tiptap/pm/state";
import { getSchema, type JSONContent } from "@tiptap/react";
import { describe, expect, test } from "vitest";
import { extensions } from "@/components/text/editor/extensions";
import { isTypedText, withInsertedText } from "@/components/text/editor/insert-text";

const schema = getSchema(extensions("Write"));
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
const after = (text: string): [number, number] => [text.length, text.length];

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
    const state = stateOf(p(""));

    expect(
      linesOf(state.apply(withInsertedText(state, "Buy:\n- one\n\n- two", after("Buy:\n- one\n\n- two")))),
    ).toEqual(["Buy:", "- one", "", "- two"]);
  });

  test("stand in a line of their own behind others", () => {
    const state = stateOf(p("Old"));

    expect(linesOf(state.apply(withInsertedText(state, "- one\n- two", after("- one\n- two"))))).toEqual([
      "Old",
      "- one",
      "- two",
    ]);
  });

  test("go on with the last line", () => {
    const state = stateOf(p("Old"));

    expect(linesOf(state.apply(withInsertedText(state, ", and\n- two", after(", and\n- two"))))).toEqual([
      "Old, and",
      "- two",
    ]);
  });

  test("stand behind a list, not in it", () => {
    const state = stateOf({ type: "bulletList", content: [{ type: "listItem", content: [p("item")] }] });

    expect(linesOf(state.apply(withInsertedText(state, "- one\n- two", after("- one\n- two"))))).toEqual([
      "item",
      "- one",
      "- two",
    ]);
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
