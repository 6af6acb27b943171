import { DOMSerializer, Node as ProseNode } from "@tiptap/pm/model";
import { getSchema, type JSONContent } from "@tiptap/react";
import { describe, expect, test } from "vitest";
import { extensions, withoutTrailingLines } from "@/components/text/editor/extensions";
import { withLineBreaks } from "@/components/text/editor/plain-text";
import { safeHtml } from "@/lib/text/html";
import { withTick } from "@/components/text/rich-text/check-list";

const schema = getSchema(extensions("Write", "Empty item"));

const text = (words: string, ...marks: (string | { type: string; attrs: object })[]): JSONContent => ({
  type: "text",
  text: words,
  marks: marks.map((mark) => (typeof mark === "string" ? { type: mark } : mark)),
});
const p = (...content: JSONContent[]): JSONContent => ({ type: "paragraph", content });
const node = (type: string, attrs: object, ...content: JSONContent[]): JSONContent => ({ type, attrs, content });
const link = (attrs: object) => ({ type: "link", attrs });

describe("what the editor writes is what the server keeps", () => {
  test.each<[string, JSONContent]>([
    ["words with signs", p(text('1 < 2 & "3" > \u00a02'))],
    [
      "bold, italic, strike, underline, code",
      p(text("b", "bold"), text("i", "italic"), text("s", "strike"), text("u", "underline"), text("c", "code")),
    ],
    ["a line break", p(text("one"), { type: "hardBreak" }, text("two"))],
    ...[1, 2, 3, 4, 5, 6].map((level): [string, JSONContent] => [
      `heading ${level}`,
      node("heading", { level }, text("Head")),
    ]),
    [
      "a bullet list in a numbered one that starts at 3",
      node(
        "orderedList",
        { start: 3 },
        node("listItem", {}, p(text("one")), node("bulletList", {}, node("listItem", {}, p(text("inner"))))),
      ),
    ],
    [
      "a check list in a check list",
      node(
        "taskList",
        {},
        node(
          "taskItem",
          { checked: true },
          p(text("done")),
          node("taskList", {}, node("taskItem", { checked: false }, p(text("inner")))),
        ),
      ),
    ],
    ["a quote", node("blockquote", {}, p(text("said")))],
    ["a code block", node("codeBlock", {}, text("<p>\n  code & more"))],
    ["a code block of a language", node("codeBlock", { language: "c-sharp" }, text("x"))],
    ["a line", node("horizontalRule", {})],
    [
      "links",
      p(
        text("web", link({ href: "https://example.com/?a=b&c=d" })),
        text("mail", link({ href: "mailto:a@example.com" })),
        text("@Anna", link({ href: "/boards/1", target: null, rel: null, class: "fbs_mention" })),
      ),
    ],
    ["a picture", p({ type: "picture", attrs: { src: "https://example.com/a.png", alt: "A", width: "10" } })],
    [
      "a table",
      node(
        "table",
        {},
        node("tableRow", {}, node("tableHeader", { colspan: "2" }, p(text("head")))),
        node("tableRow", {}, node("tableCell", {}, p(text("one"))), node("tableCell", {}, p(text("two")))),
      ),
    ],
    [
      "marks of other programs",
      p(
        text("m", "highlight"),
        text("b", "subscript"),
        text("p", "superscript"),
        text("s", "small"),
        text("i", "inserted"),
      ),
    ],
  ])("keeps %s", (_what, content) => {
    const html = written({ type: "doc", content: [content] });

    expect(html).not.toBe("");
    expect(safeHtml(html)).toBe(html);
  });

  test("a box that is ticked while reading, too", () => {
    const item = (checked: boolean) =>
      written({ type: "doc", content: [node("taskList", {}, node("taskItem", { checked }, p(text("x"))))] });

    expect(safeHtml(withTick(item(false), 0, true))).toContain('data-checked="true"');
    expect(withTick(item(true), 0, false)).toBe(item(false));
  });
});

test("the open line at the end is no part of a text", () => {
  expect(withoutTrailingLines("<p>a</p><p></p><ul><li><p></p></li></ul><p></p><p></p>")).toBe(
    "<p>a</p><p></p><ul><li><p></p></li></ul>",
  );
  expect(withoutTrailingLines("<p></p>")).toBe("");
});

/** As the browser writes it, with elements without end closed as the server does. */
function written(content: JSONContent): string {
  const doc = ProseNode.fromJSON(schema, content);
  doc.check();
  const target = new Element("");
  DOMSerializer.fromSchema(schema).serializeFragment(
    doc.content,
    { document: paper() },
    target as unknown as HTMLElement,
  );
  return target.inner();
}

test.each([
  ["one\ntwo\r\n3 < 4", "one<br>two<br>3 < 4"],
  ["<p>one</p>\n<p>two</p>", "<p>one</p>\n<p>two</p>"],
])("lines without formats stay lines in the editor: %j", (stored, written) => {
  expect(withLineBreaks(stored)).toBe(written);
});

const EMPTY = new Set(["br", "hr", "img", "input"]);

class Element {
  readonly nodeType = 1;
  private readonly attributes: [string, string][] = [];
  private readonly children: (Element | string)[] = [];
  constructor(private readonly name: string) {}

  setAttribute(name: string, value: unknown) {
    this.attributes.push([name, String(value)]);
  }

  appendChild<Child extends Element | string>(child: Child): Child {
    this.children.push(child);
    return child;
  }

  inner(): string {
    return this.children.map((child) => (typeof child === "string" ? escaped(child) : child.outer())).join("");
  }

  private outer(): string {
    const tag = [
      this.name,
      ...this.attributes.map(([name, value]) => `${name}="${escaped(value).replaceAll('"', "&quot;")}"`),
    ].join(" ");
    return EMPTY.has(this.name) ? `<${tag} />` : `<${tag}>${this.inner()}</${this.name}>`;
  }
}

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** As much of a document as the serializer writes to. */
function paper(): Document {
  const made = {
    createElement: (name: string) => new Element(name),
    createTextNode: (words: string) => words,
    createDocumentFragment: () => new Element(""),
  };
  return made as unknown as Document;
}
