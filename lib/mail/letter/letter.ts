import { translator } from "@/lib/i18n/catalogue";
import { directionOf } from "@/lib/i18n/locale";

/** A sentence in both forms; names and values are emphasized or isolated in HTML. */
export interface RichText {
  text: string;
  html: string;
}

export type Phrase = string | RichText;

export interface Quote {
  quote: string;
}

export interface LinkList {
  heading: string;
  items: { title: string; url: string; note: RichText }[];
  more?: string;
}

export interface Letter {
  /** The receiver's, in which all texts are. */
  locale: string;
  subject: string;
  greeting: Phrase;
  /** The place is a path of titles. */
  about?: { title: string; place: string[] };
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

export function letterText(letter: Letter, { name, address }: Sender): string {
  const { locale, greeting, about, paragraphs, action, ending, links = [] } = letter;
  const head = about ? [`${about.title}\n${pathText(about.place, locale)}`] : [];
  const foot = [
    ending,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    [name, address].filter(Boolean).join("\n"),
  ];
  return [
    ...head,
    phraseText(greeting),
    ...paragraphs.map((part) => partText(part, locale)),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    "-- ",
    ...foot,
  ].join("\n\n");
}

/** In right-to-left letters, Latin titles of a path would change places without Unicode's isolates. */
const pathText = (titles: string[], locale: string): string =>
  titles.map((title) => (directionOf(locale) === "rtl" ? `\u2068${title}\u2069` : title)).join(" › ");

function partText(part: Letter["paragraphs"][number], locale: string): string {
  if (isQuote(part))
    return part.quote
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n");
  if (!isLinkList(part)) return phraseText(part);

  const t = translator(locale, "emails.tasks");
  const items = part.items.map(({ title, note, url }) => `${t("item", { title, note: note.text })}\n  ${url}`);
  return [`${part.heading}:`, ...items, ...(part.more ? [part.more] : [])].join("\n");
}

export const phraseText = (phrase: Phrase): string => (typeof phrase === "string" ? phrase : phrase.text);

export const isQuote = (part: Letter["paragraphs"][number]): part is Quote =>
  typeof part === "object" && "quote" in part;
export const isLinkList = (part: Letter["paragraphs"][number]): part is LinkList =>
  typeof part === "object" && "items" in part;
