import type { DateAndTime } from "@/lib/dates/dates-on-screen";
import { dateIn } from "@/components/quick-entry/quick-dates";
import { alternativesIn, type QuickLanguage } from "@/components/quick-entry/quick-words";

export interface Named {
  id: number;
  names: readonly string[];
}

export interface Known {
  labels: readonly Named[];
  people: readonly Named[];
  /** `YYYY-MM-DD` in the person's time zone. */
  today: string;
  languages: readonly QuickLanguage[];
}

type Meaning =
  | { kind: "label"; id: number }
  | { kind: "person"; id: number }
  | { kind: "priority"; priority: Priority }
  | { kind: "due"; due: DateAndTime };

/** `text` as it was typed. */
export type Part = Meaning & { text: string; start: number; end: number };

export interface QuickEntry {
  title: string;
  parts: Part[];
}

export const PRIORITIES = ["urgent", "high", "medium", "low"] as const;
type Priority = (typeof PRIORITIES)[number];

/**
 * Extracts `#label`, `@person`, `!high` and dates. Unknown names and `plain` texts stay in the title. A text that
 * would leave no title is the title.
 */
export function readQuickEntry(text: string, known: Known, plain: readonly string[] = []): QuickEntry {
  const isMeant = (text: string) => !plain.includes(text);
  const marked = markedParts(text, known).filter(({ text }) => isMeant(text));
  const hidden = replaced(text, marked, ({ start, end }) => "\uFFFC".repeat(end - start));
  const day = dateIn(hidden, { languages: known.languages, today: known.today, isMeant });
  const due: Part[] = day
    ? [{ kind: "due", due: day.value, text: text.slice(day.start, day.end), start: day.start, end: day.end }]
    : [];
  const parts = onceEach([...marked, ...due].sort((one, other) => one.start - other.start));

  const title = without(text, parts);
  return title === "" ? { title: oneLine(text), parts: [] } : { title, parts };
}

/** Duplicates stay in the title: the first one counts. */
function onceEach(parts: Part[]): Part[] {
  const keyOf = (part: Part) =>
    part.kind === "label" || part.kind === "person" ? `${part.kind} ${part.id}` : part.kind;
  const known = new Set<string>();
  return parts.filter((part) => !known.has(keyOf(part)) && known.add(keyOf(part)));
}

function markedParts(text: string, known: Known): Part[] {
  const [labels, people] = [byNormalizedName(known.labels), byNormalizedName(known.people)];
  const signs = [...text.matchAll(/(?<=^|\s)[#@!](?=[^\s#@!])/gu)];
  return signs.flatMap(({ 0: sign, index }): Part[] => {
    const rest = text.slice(index + 1);
    if (sign === "!") return priorityIn(rest, index, known.languages);

    const found = longestNameAt(rest, sign === "#" ? labels : people);
    if (!found) return [];
    const end = index + 1 + found.length;
    return [{ kind: sign === "#" ? "label" : "person", id: found.id, text: text.slice(index, end), start: index, end }];
  });
}

function priorityIn(rest: string, start: number, languages: readonly QuickLanguage[]): Part[] {
  const word = /^[\p{L}\p{M}]+(?=$|[\s,.;:!?)،؛؟])/u.exec(rest)?.[0] ?? "";
  const priority = PRIORITIES.find((each) =>
    languages.some(({ priorities }) => alternativesIn(priorities[each]).map(normalized).includes(normalized(word))),
  );
  return priority ? [{ kind: "priority", priority, text: `!${word}`, start, end: start + 1 + word.length }] : [];
}

const MAX_WORDS = 6;

/** Tries the most words first. A number is no name. */
function longestNameAt(rest: string, ids: ReadonlyMap<string, number>): { id: number; length: number } | null {
  for (const end of endsOfWords(rest).reverse()) {
    for (const length of new Set([end, rest.slice(0, end).replace(/(?<![,.;:!?)،؛؟])[,.;:!?)،؛؟]+$/u, "").length])) {
      const name = normalized(rest.slice(0, length));
      const id = /^\d*$/.test(name) ? undefined : ids.get(name);
      if (id !== undefined) return { id, length };
    }
  }
  return null;
}

const byNormalizedName = (things: readonly Named[]): ReadonlyMap<string, number> =>
  new Map(things.flatMap(({ id, names }) => names.map((name) => [normalized(name), id] as const)).reverse());

function endsOfWords(rest: string): number[] {
  const ends: number[] = [];
  for (const { 0: word, index } of rest.matchAll(/\S+/gu)) {
    if (ends.push(index + word.length) === MAX_WORDS) break;
  }
  return ends;
}

/** Ignores case, diacritics, hyphens and underscores. */
const normalized = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

function without(text: string, parts: readonly Part[]): string {
  const withComma = parts.map(({ start, end }) => ({ start, end: /[,،]/.test(text.charAt(end)) ? end + 1 : end }));
  return oneLine(replaced(text, withComma, () => " ")).replace(/ ([,.;:!?،؛؟])(?=\s|$)/g, "$1");
}

interface Place {
  start: number;
  end: number;
}

function replaced(text: string, places: readonly Place[], by: (place: Place) => string): string {
  const pieces = places.map((place, at) => text.slice(places[at - 1]?.end ?? 0, place.start) + by(place));
  return pieces.join("") + text.slice(places.at(-1)?.end ?? 0);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

export function nameAt(text: string, caret: number): { sign: string; typed: string; start: number } | null {
  const found = /(?:^|\s)([#@!])([^\s#@!]*)$/u.exec(text.slice(0, caret));
  if (!found) return null;

  const [, sign = "", typed = ""] = found;
  return { sign, typed, start: caret - typed.length - 1 };
}

const MARK = /^\s*(?:[-*+•◦▪‣–—]|\d{1,3}[.)]|[a-z][.)])?\s*(?:\[[ xX]?\]|[☐☑☒✓✔])?\s+(?=\S)|^\s+/u;

export const titlesIn = (pasted: string): string[] =>
  pasted
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => oneLine(` ${line.trim()}`.replace(MARK, "")))
    .filter((line) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line));
