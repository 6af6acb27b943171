import { anyOf } from "@/components/quick-entry/quick-words";

/** By month from January, or by weekday from Sunday. */
export type CalendarNames = readonly (readonly string[])[];

// January 4, 2026 was a Sunday.
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));

/** The full name first. */
export const weekdayNames = (locale: string): CalendarNames =>
  WEEKDAYS.map((date) => [
    ...namesOf(date, "weekday", locale, { weekday: "long" }),
    ...namesOf(date, "weekday", locale, { weekday: "short" }),
  ]);

/** Those that no other word is spelled like. */
export const fullNames = (names: CalendarNames): string[] => names.flatMap((some) => some.slice(0, 1));

/** As they stand alone and after a day. */
const MONTH_STYLES = [
  { month: "long" },
  { month: "short" },
  { month: "long", day: "numeric" },
  { month: "short", day: "numeric" },
] as const;

/** Three letters of a Latin name are understood, too, and everywhere the British "Sept". */
export const monthNames = (locale: string): CalendarNames =>
  MONTHS.map((date) => {
    const names = MONTH_STYLES.flatMap((style) => namesOf(date, "month", locale, style));
    if (/^en\b/.test(locale)) names.push(...namesOf(date, "month", "en-GB", { month: "short" }));
    const latin = names.filter((name) => /^\p{Script=Latin}{3,}$/u.test(name)).map((name) => name.slice(0, 3));
    return [...new Set([...names, ...latin])];
  });

const namesOf = (date: Date, type: "weekday" | "month", locale: string, style: Intl.DateTimeFormatOptions): string[] =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" })
    .formatToParts(date)
    .filter((part) => part.type === type && /\p{L}/u.test(part.value))
    .map(({ value }) => value.replace(/\.$/, ""));

/** @returns a function that finds the number of the name within a simplified text */
export function finderOf(names: CalendarNames): (text: string) => number {
  const patterns = names.map((some) => new RegExp(`(?<!\\p{L})${anyOf(some)}(?!\\p{L})`, "iu"));
  return (text) => patterns.findIndex((pattern) => pattern.test(text));
}
