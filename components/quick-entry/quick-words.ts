import english from "@/messages/en/quickEntry.json";

type Texts<Group> = { readonly [Key in keyof Group]: string };

/**
 * The words that are understood in a language. Alternatives are separated by commas. Brackets, not braces, hold the places
 * of numbers and names: the build compiles messages with arguments, and these are read as they are written.
 */
export interface QuickLanguage {
  locale: string;
  priorities: Texts<typeof english.priorities>;
  dates: Texts<typeof english.dates>;
}

const ENGLISH: QuickLanguage = { locale: "en-US", priorities: english.priorities, dates: english.dates };

/** Everybody may write English, too. */
export const languagesFor = (reader: QuickLanguage): readonly QuickLanguage[] =>
  /^en\b(?!-XA)/.test(reader.locale) ? [reader] : [reader, ENGLISH];

export const alternativesIn = (text: string): string[] =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Without diacritics and vowel signs, and with Latin digits. */
export const simplified = (text: string): string => simplifiedWithPlaces(text).simple;

/** `places` are the characters' places in the text, and its end. */
export function simplifiedWithPlaces(text: string): { simple: string; places: readonly number[] } {
  const places: number[] = [];
  const simple = text.replace(/./gsu, (character, at: number) => {
    const plain = /[ -~]/.test(character) ? character : simplifiedCharacter(character);
    for (let each = 0; each < plain.length; each++) places.push(at + each);
    return plain;
  });
  return { simple, places: [...places, text.length] };
}

const LIKE_ANOTHER: Readonly<Record<string, string>> = { ة: "ه", ى: "ي" };

function simplifiedCharacter(character: string): string {
  const [base = "", ...marks] = character.normalize("NFD");
  if (/\p{M}/u.test(base)) return "";
  if (/\p{Nd}/u.test(base)) return digitOf(base);
  return LIKE_ANOTHER[base] ?? (marks.every((mark) => /\p{M}/u.test(mark)) ? base : character);
}

/** Arabic and Persian digits. */
const ZEROS = [0x660, 0x6f0];

function digitOf(character: string): string {
  const zero = ZEROS.find((each) => character.charCodeAt(0) >= each && character.charCodeAt(0) <= each + 9);
  return zero === undefined ? character : String(character.charCodeAt(0) - zero);
}

/** Bounded: unbounded blanks would make the search quadratic. */
export const BLANKS = "\\s{1,9}";
export const OPTIONAL_BLANKS = "\\s{0,9}";

/** A pattern for simplified text that matches one of these words or phrases; `[name]` stands for another pattern. */
export function anyOf(phrases: readonly string[], slots: Readonly<Record<string, string>> = {}): string {
  const sources = phrases.toSorted((one, other) => other.length - one.length).map((each) => sourceOf(each, slots));
  return sources.length > 0 ? `(?:${sources.join("|")})` : "(?!)";
}

const sourceOf = (phrase: string, slots: Readonly<Record<string, string>>): string =>
  phrase
    .split(/(\[\w+\]|\s+)/)
    .map((piece) => {
      if (piece.startsWith("[")) return slots[piece.slice(1, -1)] ?? "(?!)";
      return /^\s+$/.test(piece) ? BLANKS : literal(piece);
    })
    .join("");

const literal = (text: string): string => simplified(text).replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
