import { alternativesIn, languagesFor, type QuickLanguage, simplified } from "@/components/quick-entry/quick-words";
import { typedDate } from "@/components/quick-entry/typed-date";
import { dateFrom } from "@/lib/dates/dates";
import { daysLater } from "@/lib/dates/dates-on-screen";

interface DayOptions {
  language: QuickLanguage;
  /** `YYYY-MM-DD` */
  today: string;
  /** Days without a year are in the past. */
  isPast: boolean;
}

/** The day that a text names, or null. */
export function typedDay(text: string, { language, today, isPast }: DayOptions): string | null {
  const dayOn = (date: string) => typedDate(text, language, date)?.date ?? null;
  if (isPast && isYesterday(text, language)) return daysLater(today, -1);
  const day = dayOn(today);
  if (day === null || !isPast || day <= today || /\d{4}/.test(text)) return day;

  // "Tomorrow" moves with the day on which it is said.
  const isRelative = dayOn(daysLater(today, -1)) === daysLater(day, -1);
  return isRelative ? day : lastSuch(day, today, text);
}

/** Only where days are in the past: no task is due yesterday. */
function isYesterday(text: string, language: QuickLanguage): boolean {
  const plain = (word: string) => simplified(word.trim().toLowerCase());
  return languagesFor(language).some(({ dates }) =>
    alternativesIn(dates.yesterday).some((word) => plain(word) === plain(text)),
  );
}

/** The latest such day up to today: of a weekday the last one, of a date that of this or the last year. */
function lastSuch(day: string, today: string, text: string): string {
  const isWeekday = !/\d/.test(text) && day <= daysLater(today, 7);
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  if (isWeekday) return daysLater(day, -7);
  return dateFrom(yearBefore) ? yearBefore : day;
}
