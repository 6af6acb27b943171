/** Plain text with emphasized names and values. */
export type Phrase = string | readonly (string | { strong: string })[];

export interface Quote {
  quote: string;
}

export interface LinkList {
  heading: string;
  items: { title: string; url: string; note: string }[];
  more?: string;
}

export interface Letter {
  subject: string;
  greeting: string;
  about?: { title: string; place: string };
  paragraphs: (Phrase | Quote | LinkList)[];
  action?: { label: string; url: string };
  ending: string;
  links?: { label: string; url: string }[];
}

export interface Sender {
  name: string;
  address: string;
  logo: string;
}

export function letterText(
  { greeting, about, paragraphs, action, ending, links = [] }: Letter,
  { name, address }: Sender,
): string {
  const head = about ? [`${about.title}\n${about.place}`] : [];
  const foot = [
    ending,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    [name, address].filter(Boolean).join("\n"),
  ];
  return [
    ...head,
    greeting,
    ...paragraphs.map(partText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    "-- ",
    ...foot,
  ].join("\n\n");
}

function partText(part: Letter["paragraphs"][number]): string {
  if (isQuote(part))
    return part.quote
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n");
  if (!isLinkList(part)) return phraseText(part);

  const items = part.items.map(({ title, note, url }) => `- ${title} (${note})\n  ${url}`);
  return [`${part.heading}:`, ...items, ...(part.more ? [part.more] : [])].join("\n");
}

export const phraseText = (phrase: Phrase): string =>
  typeof phrase === "string" ? phrase : phrase.map((word) => (typeof word === "string" ? word : word.strong)).join("");

export const isQuote = (part: Letter["paragraphs"][number]): part is Quote =>
  typeof part === "object" && "quote" in part;
export const isLinkList = (part: Letter["paragraphs"][number]): part is LinkList =>
  typeof part === "object" && "items" in part;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
