import { dateIn } from "@/components/quick-entry/quick-dates";
import { alternativesIn, type QuickLanguage } from "@/components/quick-entry/quick-words";
import { isDay } from "@/components/filters/search-params";
import { daysLater } from "@/lib/dates/dates-on-screen";

interface DayOptions {
  languages: readonly QuickLanguage[];
  /** `YYYY-MM-DD` */
  today: string;
  isPast: boolean;
}

/** The day that a text names as a whole, or null. */
export function dayIn(text: string, { languages, today, isPast }: DayOptions): string | null {
  const words = text.trim();
  const day = dayOf(words, languages, today);
  if (day === null || !isPast || day <= today || /\d{4}/.test(words)) return day;

  // "Tomorrow" moves with the day on which it is said.
  const isRelative = dayOf(words, languages, daysLater(today, -1)) === daysLater(day, -1);
  return isRelative ? day : lastSuch(day, today, words);
}

/** Short dates and weekdays are recognized after a preposition only, because in a title they may be something else. */
function dayOf(words: string, languages: DayOptions["languages"], today: string): string | null {
  const found = [words, ...prepositions(languages).map((word) => `${word} ${words}`)]
    .map((each) => ({ each, date: dateIn(each, { languages, today, isMeant: () => true }) }))
    .find(({ each, date }) => date && date.start === 0 && date.end === each.length);
  return found?.date?.value.date ?? null;
}

const prepositions = (languages: readonly QuickLanguage[]): string[] =>
  languages.flatMap(({ dates }) => alternativesIn(dates.before));

/** The latest such day up to today: of a weekday the last one, of a date that of this or the last year. */
function lastSuch(day: string, today: string, words: string): string {
  const isWeekday = !/\d/.test(words) && day <= daysLater(today, 7);
  const yearBefore = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  if (isWeekday) return daysLater(day, -7);
  return isDay(yearBefore) ? yearBefore : day;
}
