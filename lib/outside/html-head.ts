import { Parser } from "htmlparser2";

export interface HtmlHead {
  title?: string;
  metas: Map<string, string>;
  icon?: string;
  base?: string;
}

/** A head is flat. Deeper elements are not a head and would take long to parse. */
const DEEPEST = 32;
const PIECE = 16 * 1024;

export function headOf(html: string): HtmlHead {
  const head: HtmlHead = { metas: new Map() };
  let depth = 0;
  let isOver = false;
  let isTitle = false;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      depth += 1;
      isOver ||= tag === "body" || depth > DEEPEST;
      isTitle = !isOver && tag === "title" && head.title === undefined;
      if (!isOver) NOTES[tag]?.(head, attributes);
    },
    ontext: (text) => {
      if (isTitle) head.title = (head.title ?? "") + text;
    },
    onclosetag: () => {
      depth -= 1;
      isTitle = false;
    },
  });
  for (let at = 0; at < html.length && !isOver; at += PIECE) parser.write(html.slice(at, at + PIECE));
  if (!isOver) parser.end();

  return head;
}

type Attributes = Record<string, string | undefined>;

const NOTES: Record<string, (head: HtmlHead, attributes: Attributes) => void> = {
  meta: ({ metas }, { property, name, content }) => {
    const called = (property ?? name ?? "").trim().toLowerCase();
    if (content && !metas.has(called)) metas.set(called, content);
  },
  link: (head, { rel, href }) => {
    if (rel?.toLowerCase().split(/\s+/).includes("icon")) head.icon ??= href;
  },
  base: (head, { href }) => {
    head.base ??= href;
  },
};
