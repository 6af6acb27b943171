import type { Fragment, Mark, Node } from "@tiptap/pm/model";

/** Markdown of a text, or of a part of it. In place of each picture it has its name and number, never its address. */
export function markdownOf(content: Fragment): { markdown: string; pictures: readonly Node[] } {
  const pictures: Node[] = [];
  const markdown = content.firstChild?.isInline ? inline(content, pictures) : blocks(content, pictures);
  return { markdown: markdown.trim(), pictures };
}

/** A selection within a list begins with an item, without the list. */
const blocks = (content: Fragment, pictures: Node[]): string =>
  content.content
    .map((node) => block(node, pictures))
    .join(/^(list|task)Item$/.test(content.firstChild?.type.name ?? "") ? "\n" : "\n\n");

function block(node: Node, pictures: Node[]): string {
  switch (node.type.name) {
    case "heading":
      return `${"#".repeat(Number(node.attrs.level))} ${inline(node.content, pictures)}`;
    case "codeBlock":
      return `\`\`\`${node.attrs.language ?? ""}\n${node.textContent}\n\`\`\``;
    case "horizontalRule":
      return "---";
    case "blockquote":
      return prefixed(blocks(node.content, pictures), "> ", "> ");
    case "listItem":
    case "taskItem":
      return item(node, "-", pictures);
    case "bulletList":
    case "taskList":
      return node.content.content.map((each) => item(each, "-", pictures)).join("\n");
    case "orderedList":
      return node.content.content
        .map((each, at) => item(each, `${Number(node.attrs.start ?? 1) + at}.`, pictures))
        .join("\n");
    case "tableRow":
      return node.content.content.map((cell) => blocks(cell.content, pictures).replaceAll("\n", " ")).join(" | ");
    case "table":
      return node.content.content.map((row) => block(row, pictures)).join("\n");
    default:
      return node.inlineContent ? inline(node.content, pictures) : blocks(node.content, pictures);
  }
}

function item(node: Node, mark: string, pictures: Node[]): string {
  const box = node.type.name === "taskItem" ? `[${node.attrs.checked ? "x" : " "}] ` : "";
  const text = node.content.content
    .map((each) => block(each, pictures))
    .reduce((before, each, at) => (at === 0 ? each : `${before}\n${each}`), "");
  return prefixed(text, `${mark} ${box}`, " ".repeat(mark.length + 1));
}

const prefixed = (text: string, first: string, others: string): string =>
  text
    .split("\n")
    .map((line, at) => `${at === 0 ? first : others}${line}`)
    .join("\n");

const inline = (content: Fragment, pictures: Node[]): string =>
  content.content.map((node) => inlineNode(node, pictures)).join("");

function inlineNode(node: Node, pictures: Node[]): string {
  if (node.type.name === "hardBreak") return "\n";
  if (node.type.name === "picture") {
    pictures.push(node);
    return `![${String(node.attrs.alt ?? "").replace(/[[\]\n]/g, " ")}](picture-${pictures.length})`;
  }
  return node.marks.reduce(marked, node.text ?? "");
}

const SIGNS: Readonly<Record<string, string>> = { bold: "**", italic: "*", strike: "~~", code: "`" };

/** Blanks stay outside of the signs, which would else be none. */
function marked(text: string, { type, attrs }: Mark): string {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  const sign = SIGNS[type.name];
  if (words === "") return text;
  if (type.name === "link") return `${before}[${words}](${String(attrs.href)})${after}`;
  return sign ? before + sign + words + sign + after : text;
}
