import { Node } from "@tiptap/pm/model";
import { getSchema, type JSONContent } from "@tiptap/react";
import { expect, test } from "vitest";
import { markdownOf } from "@/components/assistant/text/markdown-of";
import { extensions } from "@/components/text/editor/extensions";

const schema = getSchema(extensions("Write", "Empty item"));

const node = (type: string, attrs: object, ...content: JSONContent[]): JSONContent => ({ type, attrs, content });
const text = (words: string, ...marks: { type: string; attrs?: object }[]): JSONContent => ({
  type: "text",
  text: words,
  marks,
});
const p = (...content: JSONContent[]) => node("paragraph", {}, ...content);
const item = (...content: JSONContent[]) => node("listItem", {}, ...content);
const picture = (name: string | null) => node("picture", { src: "https://example.com/secret.png", alt: name });
const docOf = (content: JSONContent[]) => Node.fromJSON(schema, node("doc", {}, ...content));

test.each<[string, JSONContent[], string]>([
  ["headings and paragraphs", [node("heading", { level: 2 }, text("Van")), p(text("Blue"))], "## Van\n\nBlue"],
  [
    "formats, with blanks outside of their signs",
    [p(text("a"), text(" big ", { type: "bold" }), text("van", { type: "italic" }, { type: "strike" }))],
    "a **big** ~~*van*~~",
  ],
  ["links", [p(text("map", { type: "link", attrs: { href: "https://example.com" } }))], "[map](https://example.com)"],
  ["line breaks", [p(text("one"), node("hardBreak", {}), text("two"))], "one\ntwo"],
  [
    "lists in lists",
    [
      node(
        "orderedList",
        { start: 3 },
        item(p(text("a")), node("bulletList", {}, item(p(text("b"))))),
        item(p(text("c"))),
      ),
    ],
    "3. a\n   - b\n4. c",
  ],
  [
    "check lists",
    [node("taskList", {}, node("taskItem", { checked: true }, p(text("a"))), node("taskItem", {}, p(text("b"))))],
    "- [x] a\n- [ ] b",
  ],
  [
    "quotes and code",
    [node("blockquote", {}, p(text("a")), p(text("b"))), node("codeBlock", {}, text("x\ny"))],
    "> a\n> \n> b\n\n```\nx\ny\n```",
  ],
  [
    "tables as lines",
    [node("table", {}, node("tableRow", {}, node("tableCell", {}, p(text("a"))), node("tableCell", {}, p(text("b")))))],
    "a | b",
  ],
  ["nothing", [p()], ""],
])("%s become Markdown", (_what, content, expected) => {
  expect(markdownOf(docOf(content).content).markdown).toBe(expected);
});

test("of pictures only the names are in it, never their addresses", () => {
  const { markdown, pictures } = markdownOf(docOf([p(picture("A [red] van")), p(text("and"), picture(null))]).content);

  expect(markdown).toBe("![A  red  van](picture-1)\n\nand![](picture-2)");
  expect(pictures.map(({ type }) => type.name)).toEqual(["picture", "picture"]);
});

test("a selection within a line or a list is Markdown, too", () => {
  const line = docOf([p(text("here and there"))]);
  const list = docOf([node("bulletList", {}, item(p(text("one"))), item(p(text("two"))), item(p(text("three"))))]);

  expect(markdownOf(line.slice(1, 5).content).markdown).toBe("here");
  expect(markdownOf(list.slice(3, 13).content).markdown).toBe("- one\n- two");
});
