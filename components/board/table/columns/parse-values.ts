import type { ParseContext } from "@/components/board/table/columns/parse-cell";
import { typedDate } from "@/components/quick-entry/typed-date";
import { type QuickLanguage, simplified } from "@/components/quick-entry/quick-words";
import { type DateAndTime, toWire } from "@/lib/dates/dates-on-screen";

/** A number as the locale writes it, or with a decimal point; undefined if it is none. */
export function parseNumber(text: string, locale: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const typed = plainSigns(simplified(text))
    .replace(/[\s'’٬]/g, "")
    .replaceAll("٫", decimal);
  const plain = /^[+-]?\d*\.?\d+(e[+-]?\d{1,3})?$/i;
  const local = typed.split(group).join("").replace(decimal, ".");
  // "1.250" is a thousand and more where the point groups digits, and "12.5" can't be.
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(?:${escaped(group)}\\d{3})+(?:${escaped(decimal)}\\d+)?$`);
  if (isGrouped.test(typed)) return Number(local);
  if (plain.test(typed)) return Number(typed);
  return !typed.includes(group) && plain.test(local) ? Number(local) : undefined;
}

/** As `parseNumber` reads it, and as spreadsheets do in the same language. */
export function plainNumber(value: number, locale: string): string {
  const options = { useGrouping: false, numberingSystem: "latn", maximumFractionDigits: 20 };
  return plainSigns(new Intl.NumberFormat(locale, options).format(value));
}

/** Without marks of direction, and with a hyphen for the minus sign. */
const plainSigns = (text: string): string => text.replace(/\p{Cf}/gu, "").replaceAll("−", "-");

function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always", numberingSystem: "latn" }).formatToParts(
    12_345.6,
  );
  const of = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: of("group", ","), decimal: of("decimal", ".") };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Also as spreadsheets and programs write it: `2026-12-24 17:00:00`, `2026-12-24T17:00`. */
export const parseDate = (text: string, language: QuickLanguage, today: string): DateAndTime | null =>
  typedDate(
    text
      .trim()
      .replace(/(\d)T(?=\d)/, "$1 ")
      .replace(/(\d:\d\d):\d\d(?:\.\d+)?/, "$1"),
    language,
    today,
  );

/** Undefined for a text that is no date. */
export function wireDateIn(text: string, { language, today, viewer }: ParseContext): string | null | undefined {
  if (text.trim() === "") return null;
  const date = parseDate(text, language, today);
  return date ? toWire(date, viewer.timeZone) : undefined;
}

export const yesWords = ({ words }: ParseContext): string[] => [words.yes, "yes", "true", "1", "x", "✓", "✔", "☑"];
export const noWords = ({ words }: ParseContext): string[] => [words.no, "no", "false", "0", "☐"];
