import type { Mark, Node } from "@tiptap/pm/model";

export interface CommentText {
  text: string;
  /** Whether it has formats; else it is plain text. */
  isMarkdown: boolean;
}

/** What is stored of a comment: its lines, or Markdown if it has formats. */
export function commentText(doc: Node): CommentText {
  const isMarkdown = !isPlain(doc);
  return { text: isMarkdown ? blocks(doc).replace(/^\n+|\s+$/g, "") : plainLines(doc), isMarkdown };
}

/** The server finds addresses itself. */
const isPlain = (doc: Node): boolean =>
  doc.content.content.every(
    (block) =>
      block.type.name === "paragraph" &&
      block.content.content.every((node) => node.marks.every((mark) => isAddress(mark, node))),
  );

const isAddress = ({ type, attrs }: Mark, { text }: Node): boolean => type.name === "link" && attrs.href === text;

const plainLines = (doc: Node): string =>
  doc.content.content.map((block) => block.textBetween(0, block.content.size, undefined, "\n")).join("\n");

/** Paragraphs are lines: an empty one between them makes two paragraphs in Markdown. */
function blocks(parent: Node): string {
  const { content } = parent.content;
  const parts = content.map((node, at) => block(node, isSecondList(content, at)));
  return parts.reduce((before, part, at) => {
    const isLine = at > 0 && isParagraph(content[at - 1]) && isParagraph(content[at]);
    return at === 0 ? part : `${before}${isLine ? "\n" : "\n\n"}${part}`;
  }, "");
}

const isParagraph = (node: Node | undefined) => node?.type.name === "paragraph";

/** Two lists that follow each other would be one with the same signs. */
function isSecondList(content: readonly Node[], at: number): boolean {
  let count = 0;
  for (let before = at - 1; before >= 0 && /List$/.test(content[before]?.type.name ?? ""); before -= 1) count += 1;
  return count % 2 === 1;
}

function block(node: Node, isSecond: boolean): string {
  switch (node.type.name) {
    case "heading":
      return `${"#".repeat(Number(node.attrs.level))} ${inline(node).replaceAll("\n", " ")}`;
    case "codeBlock":
      return code(node);
    case "horizontalRule":
      return "---";
    case "blockquote":
      return prefixed(blocks(node), "> ", "> ");
    case "bulletList":
    case "taskList":
      return items(node, () => (isSecond ? "*" : "-"));
    case "orderedList":
      return items(node, (at) => `${Number(node.attrs.start ?? 1) + at}${isSecond ? ")" : "."}`);
    case "table":
      return table(node);
    default:
      return lines(inline(node));
  }
}

function code({ textContent, attrs }: Node): string {
  const fence = "`".repeat(Math.max(3, longestRun(textContent) + 1));
  return `${fence}${attrs.language ?? ""}\n${textContent}\n${fence}`;
}

const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

const items = (list: Node, signOf: (at: number) => string): string =>
  list.content.content.map((item, at) => listItem(item, signOf(at))).join("\n");

function listItem(node: Node, sign: string): string {
  const box = node.type.name === "taskItem" ? `[${node.attrs.checked ? "x" : " "}] ` : "";
  const { content } = node.content;
  const text = content
    .map((each) => block(each, false))
    .reduce((before, each, at) => {
      if (at === 0) return each;
      return `${before}${isParagraph(content[at]) ? "\n\n" : "\n"}${each}`;
    }, "");
  return prefixed(text, `${sign} ${box}`, " ".repeat(sign.length + 1));
}

const prefixed = (text: string, first: string, others: string): string =>
  text
    .split("\n")
    .map((line, at) => `${at === 0 ? first : line === "" ? others.trimEnd() : others}${line}`)
    .join("\n");

/** The first row is the one with headings. */
function table(node: Node): string {
  const rows = node.content.content.map((row) => row.content.content.map(cell));
  const width = Math.max(...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => "---")), ...body.map(line)].join("\n");
}

const cell = (node: Node): string =>
  node.content.content
    .map((each) => inline(each))
    .join(" ")
    .replaceAll("\n", " ")
    .replace(/\\?\|/g, "\\|");

const SIGNS: Readonly<Record<string, string>> = { bold: "**", italic: "*", strike: "~~" };
/** From the outermost to the innermost. */
const ORDER = ["link", "bold", "italic", "strike"];

interface Piece {
  words: string;
  marks: readonly Mark[];
}

function inline(parent: Node): string {
  const pieces = withOuterBlanks(parent.content.content.map(pieceOf));
  const open: Mark[] = [];
  let text = "";
  for (const { words, marks } of [...pieces, { words: "", marks: [] }]) {
    const kept = open.findIndex((mark, at) => !marks[at]?.eq(mark));
    while (kept >= 0 && open.length > kept) text += end(open.pop());
    for (const mark of marks.slice(open.length)) {
      text += begin(mark);
      open.push(mark);
    }
    text += words;
  }
  return text;
}

function pieceOf(node: Node): Piece {
  if (node.type.name === "hardBreak") return { words: "\n", marks: [] };
  const isCode = node.marks.some(({ type }) => type.name === "code");
  const marks = ORDER.flatMap((name) => node.marks.filter((mark) => mark.type.name === name && !isAddress(mark, node)));
  return { words: isCode ? codeSpan(node.text ?? "") : escaped(node.text ?? ""), marks };
}

const begin = ({ type }: Mark): string => (type.name === "link" ? "[" : (SIGNS[type.name] ?? ""));
const end = (mark: Mark | undefined): string =>
  mark?.type.name === "link" ? `](${address(String(mark.attrs.href))})` : (SIGNS[mark?.type.name ?? ""] ?? "");

const address = (href: string): string =>
  href.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

/** Signs have no effect beside blanks, nor between a punctuation mark and a letter: those stay outside. */
function withOuterBlanks(pieces: readonly Piece[]): Piece[] {
  const split = pieces.flatMap((piece, at) => {
    if (piece.marks.length === 0 || piece.words.startsWith("`")) return [piece];
    const start = leading(piece.words, isLetter(pieces[at - 1]?.words.at(-1)));
    const rest = piece.words.slice(start.length);
    const tail = trailing(rest, isLetter(pieces[at + 1]?.words.at(0)));
    const core = rest.slice(0, rest.length - tail.length);
    return [
      { words: start, marks: null },
      { words: core, marks: piece.marks },
      { words: tail, marks: null },
    ].filter(({ words }) => words !== "");
  });
  return split.map(({ words, marks }, at) => ({
    words,
    marks: marks ?? sharedStart(split[at - 1]?.marks ?? [], split[at + 1]?.marks ?? []),
  }));
}

function sharedStart(one: readonly Mark[], other: readonly Mark[]): readonly Mark[] {
  const end = one.findIndex((mark, at) => !other[at]?.eq(mark));
  return end < 0 ? one : one.slice(0, end);
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const leading = (words: string, isBehindLetter: boolean) =>
  (isBehindLetter ? /^(?:\s|\\?[\p{P}\p{S}])*/u : /^\s*/).exec(words)?.[0] ?? "";
const trailing = (words: string, isBeforeLetter: boolean) =>
  (isBeforeLetter ? /(?:\s|\\?[\p{P}\p{S}])*$/u : /\s*$/).exec(words)?.[0] ?? "";

function codeSpan(text: string): string {
  const fence = "`".repeat(longestRun(text) + 1);
  const blank = /^`|`$|^ .* $/.test(text) ? " " : "";
  return fence + blank + text + blank + fence;
}

/** A star between blanks and an underscore within a word mean nothing. */
const escaped = (text: string): string =>
  text.replace(/[\\`[\]~]|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");

/** A line must not begin like a block. */
const lines = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .trimStart()
        .replace(/^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|[-=:|][-=:|\s]*$|\|)/, "\\$&")
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2"),
    )
    .join("\n");
