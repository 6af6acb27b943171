import { typedDate } from "@/components/quick-entry/typed-date";
import { type QuickLanguage, simplified } from "@/components/quick-entry/quick-words";
import type { DateAndTime } from "@/lib/dates/dates-on-screen";

/** A number as the locale writes it, or with a decimal point; undefined if it is none. */
export function parseNumber(text: string, locale: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const typed = simplified(text.trim()).replace(/[\s\u00a0\u202f'’]/g, "");
  const plain = /^[+-]?\d*\.?\d+(e[+-]?\d{1,3})?$/i;
  const local = typed.split(group).join("").replace(decimal, ".");
  // "1.250" is a thousand and more where the point groups digits, and "12.5" can't be.
  const isGrouped = new RegExp(`^[+-]?\\d{1,3}(?:${escaped(group)}\\d{3})+(?:${escaped(decimal)}\\d+)?$`);
  if (isGrouped.test(typed)) return Number(local);
  if (plain.test(typed)) return Number(typed);
  return !typed.includes(group) && plain.test(local) ? Number(local) : undefined;
}

function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(12_345.6);
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
