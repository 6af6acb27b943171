import type { Bar } from "@/components/board/timeline/geometry/bar";
import { type Day, momentOf } from "@/components/board/timeline/geometry/days";

/** Making a formatter costs more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function dayWords(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  // The units of the chart are those of this calendar, also where another one is usual.
  const formatter = known ?? new Intl.DateTimeFormat(locale, { timeZone: "UTC", calendar: "gregory", ...options });
  if (!known) formatters.set(key, formatter);
  return formatter.format(momentOf(day));
}

/** "3 December", with the year if it is another one. */
export function longDay(day: Day, today: Day, locale: string): string {
  const year = momentOf(day).getUTCFullYear() === momentOf(today).getUTCFullYear() ? undefined : "numeric";
  return dayWords(day, locale, { day: "numeric", month: "long", year });
}

interface BarTexts {
  range: (days: { start: string; end: string }) => string;
  due: (day: { date: string }) => string;
  start: (day: { date: string }) => string;
}

export function barWords({ kind, from, to }: Bar, today: Day, locale: string, texts: BarTexts): string {
  if (kind === "due") return texts.due({ date: longDay(to, today, locale) });
  if (kind === "start") return texts.start({ date: longDay(from, today, locale) });
  return texts.range({ start: longDay(from, today, locale), end: longDay(to, today, locale) });
}
