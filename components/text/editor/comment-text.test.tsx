import { getSchema, getHTMLFromFragment } from "@tiptap/react";
import { Node } from "@tiptap/pm/model";
import { describe, expect, test } from "vitest";
import { commentDocument } from "@/components/text/editor/comment-document";
import { commentText } from "@/components/text/editor/comment-text";
import { commentExtensions } from "@/components/text/editor/extensions";

const schema = getSchema(commentExtensions("", "Empty item"));
const read = (text: string, isMarkdown = true) => commentDocument(schema, { text, isMarkdown });

describe("a comment is stored as it was read", () => {
  test.each([
    [""],
    ["one"],
    ["one\ntwo\n\n\nfour "],
    ["  * not a *list*  [x] <b> \\ https://a.test/b_c"],
    ["@max, @anna: 1. go"],
    ["日本 שלום 🎉"],
  ])("as plain text: %j", (text) => {
    expect(commentText(read(text, false))).toEqual({ text, isMarkdown: false });
  });

  test.each([
    ["**a** b\nc\n\nd"],
    ["a **b *c* b** ~~d~~ `e *f*`"],
    ["## Title\n\ntext\n\n---\n\nmore"],
    ["- a\n  - b\n    1. c\n- d"],
    ["3. a\n4. b"],
    ["- [x] a\n- [ ] b **c**"],
    ["- a\n\n* b"],
    ["> **a**\n> b\n>\n> c"],
    ["> - a\n> - b"],
    ["```ts\nlet a = `x`;\n\n# no\n```"],
    ["````\n```\n````"],
    ["| a | b |\n| --- | --- |\n| **c** | d \\| e |\n|  | @max |"],
    ["a\n\n| a |\n| --- |\n| b |\n\nc"],
    ["[words](https://a.test/x) and https://b.test/y_z"],
    ["**a** 1 * 2\\_ \\[x\\] snake\\_ snake_case"],
    ["**a**\n\\# b\n\\- c\n1\\. d\n\\> e\n\\---"],
    ["``a`b`` **c**"],
  ])("as Markdown: %j", (text) => {
    expect(commentText(read(text))).toEqual({ text, isMarkdown: true });
  });
});

const text = (words: string, ...marks: string[]) => ({
  type: "text",
  text: words,
  marks: marks.map((type) => (type === "link" ? { type, attrs: { href: "https://a.test/(x) y" } } : { type })),
});
const p = (...content: object[]) => ({ type: "paragraph", content });
const cell = (...content: object[]) => ({ type: "tableCell", content: [p(...content)] });

describe("formats are the same after they were stored", () => {
  test.each<[string, object[], string]>([
    ["blanks at their ends", [p(text("a"), text(" b ", "bold"), text("c"))], "a **b** c"],
    ["only a blank", [p(text("a", "bold"), text(" ", "italic"), text("b"))], "**a** b"],
    ["formats in formats", [p(text("a", "bold"), text("b", "bold", "italic"), text("c", "bold"))], "**a*b*c**"],
    ["a link in bold", [p(text("a ", "bold"), text("b", "bold", "link"))], "**a** [**b**](https://a.test/%28x%29%20y)"],
    ["punctuation before a letter", [p(text("a:", "bold"), text("b"))], "**a**:b"],
    [
      "a table without headings",
      [{ type: "table", content: [{ type: "tableRow", content: [cell(text("a")), cell(text("b|c"))] }] }],
      "| a | b\\|c |\n| --- | --- |",
    ],
    ["signs of formats", [p(text("*a* _b_ `c` [d](e) ~f~", "bold"))], "**\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\~f\\~**"],
  ])("%s", (_, content, expected) => {
    const doc = Node.fromJSON(schema, { type: "doc", content });

    const stored = commentText(doc);

    expect(stored).toEqual({ text: expected, isMarkdown: true });
    expect(commentText(read(stored.text))).toEqual(stored);
  });
});

test("what clients wrote in Markdown is shown with its formats", () => {
  const html = getHTMLFromFragment(read("Hi\nyou\n\n* a\n* b\n").content, schema);

  expect(html).toBe("<p>Hi</p><p>you</p><ul><li><p>a</p></li><li><p>b</p></li></ul>");
});
