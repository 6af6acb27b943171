import { DOMParser as Parser, type Node, type Schema } from "@tiptap/pm/model";
import type { CommentText } from "@/components/text/editor/comment-text";
import { renderMarkdown } from "@/lib/comments/markdown";

/** A stored comment as the editor shows it; each paragraph is a line. */
export function commentDocument(schema: Schema, { text, isMarkdown }: CommentText): Node {
  return isMarkdown ? ofMarkdown(schema, text) : ofLines(schema, text);
}

const ofLines = (schema: Schema, text: string): Node =>
  schema.node(
    "doc",
    null,
    text.split("\n").map((line) => schema.node("paragraph", null, line === "" ? [] : [schema.text(line)])),
  );

function ofMarkdown(schema: Schema, text: string): Node {
  const { html } = renderMarkdown(text, [], "");
  if (!html.startsWith("<")) return ofLines(schema, text);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const parent of [body, ...body.querySelectorAll("blockquote")]) splitLines(parent);
  return Parser.fromSchema(schema).parse(body, { preserveWhitespace: true });
}

/** An empty line stands between two paragraphs. */
function splitLines(parent: Element) {
  for (const paragraph of [...parent.children].filter(({ tagName }) => tagName === "P")) {
    if (paragraph.previousElementSibling?.tagName === "P") paragraph.before(document.createElement("p"));
    let line = document.createElement("p");
    for (const node of [...paragraph.childNodes]) {
      if (node.nodeName === "BR") {
        paragraph.before(line);
        line = document.createElement("p");
      } else line.append(node);
    }
    paragraph.replaceWith(line);
  }
}

/** Where an offset in the plain text is in the document: a line break is two positions there. */
export const positionOf = (text: string, offset: number): number =>
  1 + offset + text.slice(0, offset).split("\n").length - 1;
