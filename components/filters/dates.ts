import type { DateChoice, DateWord } from "@/components/filters/filters";
import { type Clock } from "@/lib/dates/when";
import { daysLater, startOfDay, todayIn } from "@/lib/dates/dates-on-screen";
import { daysOf } from "@/lib/tasks/due-days";

export interface CalendarOnScreen extends Clock {
  startOfWeek: number;
}

/** Takes a time of the API, in UTC; null is no date. */
export type DateMatcher = (at: string | null | undefined) => boolean;

/** The rules of `isDue` in lib/tasks/read/due.ts: midnight in UTC is a whole day, in every time zone. */
export function dateMatcher(choice: DateChoice, calendar: CalendarOnScreen): DateMatcher {
  if (choice === "none") return (at) => !at;
  if (choice === "overdue" || choice === "past") return before(calendar);
  if (choice === "upcoming") {
    const isBefore = before(calendar);
    return (at) => Boolean(at) && !isBefore(at);
  }
  const { from, to } = typeof choice === "string" ? daysOfWord(choice, calendar) : choice;
  return within(from, to && daysLater(to, 1), calendar);
}

/** From the first to the last day. */
function daysOfWord(word: Exclude<DateWord, "none" | "overdue" | "past" | "upcoming">, calendar: CalendarOnScreen) {
  const today = todayIn(calendar.timeZone, calendar.now);
  if (word === "tomorrow") return { from: daysLater(today, 1), to: daysLater(today, 1) };
  if (word === "last-7-days") return { from: daysLater(today, -6), to: today };
  if (word === "last-30-days") return { from: daysLater(today, -29), to: today };
  const { from, to } = daysOf(word, { today, startOfWeek: calendar.startOfWeek });
  return { from, to: daysLater(to, -1) };
}

function before({ now, timeZone }: CalendarOnScreen): DateMatcher {
  const [today, moment] = [todayIn(timeZone, now), wireOf(now)];
  return (at) => Boolean(at) && (isWholeDay(at) ? dayOf(at) < today : momentOf(at) <= moment);
}

/** `end` is exclusive. Times are compared as texts, because a formatter for each of ten thousand tasks is slow. */
function within(begin: string | null, end: string | null, { timeZone }: CalendarOnScreen): DateMatcher {
  const from = begin && wireOf(startOfDay(begin, timeZone));
  const to = end && wireOf(startOfDay(end, timeZone));
  return (at) => {
    if (!at) return false;
    const [time, first, last] = isWholeDay(at) ? [dayOf(at), begin, end] : [momentOf(at), from, to];
    return (first === null || time >= first) && (last === null || time < last);
  };
}

const isWholeDay = (at: string | null | undefined) => (at ?? "").slice(11, 19) === "00:00:00";
const dayOf = (at: string | null | undefined) => (at ?? "").slice(0, 10);
const momentOf = (at: string | null | undefined) => `${dayOf(at)} ${(at ?? "").slice(11, 19)}`;
const wireOf = (moment: Date) => moment.toISOString().slice(0, 19).replace("T", " ");
