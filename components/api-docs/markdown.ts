/** The subset of Markdown that docs/api uses. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string; id: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "code"; text: string };

export type Inline = { kind: "text" | "code" | "strong"; text: string } | { kind: "link"; text: string; href: string };

const FENCE = /^```[^\n]*\n([\s\S]*?)\n```$/gm;

export function blocksOf(text: string): Block[] {
  return text.split(FENCE).flatMap((part, at): Block[] =>
    at % 2 === 1
      ? [{ kind: "code", text: part }]
      : part
          .split(/\n{2,}/)
          .map((each) => each.trim())
          .filter(Boolean)
          .map(blockOf),
  );
}

function blockOf(text: string): Block {
  const heading = /^#+ (.*)$/.exec(text)?.[1];
  if (heading !== undefined)
    return { kind: "heading", text: heading, id: heading.toLowerCase().replaceAll(/[^\w]+/g, "-") };
  if (text.startsWith("- ")) return { kind: "list", items: text.slice(2).split(/\n- /).map(onOneLine) };
  if (text.startsWith("|")) return tableOf(text);
  return { kind: "paragraph", text: onOneLine(text) };
}

const onOneLine = (text: string) => text.replaceAll(/\n\s*/g, " ");

function tableOf(text: string): Block {
  const [head = [], , ...rows] = text.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return { kind: "table", head, rows };
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\((https?:[^)\s]+)\)/g;

export function inlineOf(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: code, 2: strong, 3: link = "", 4: href = "" } of text.matchAll(INLINE)) {
    if (index > at) found.push({ kind: "text", text: text.slice(at, index) });
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else found.push({ kind: "link", text: link, href });
    at = index + whole.length;
  }
  return at < text.length ? [...found, { kind: "text", text: text.slice(at) }] : found;
}
