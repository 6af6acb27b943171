import { daysLater, nextWeekday } from "@/lib/dates/dates-on-screen";

/** Null for a day that does not exist. */
export function isoDate(year: number, month: number, day: number): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    ? moment.toISOString().slice(0, 10)
    : null;
}

/** Without a year it is in the future. */
export function dateFrom({ year, month, day }: { year?: number; month: number; day: number }, today: string) {
  if (year !== undefined) return isoDate(year, month, day);

  const thisYear = Number(today.slice(0, 4));
  const here = isoDate(thisYear, month, day);
  return here && here >= today ? here : isoDate(thisYear + 1, month, day);
}

/** The same day, or the month's last one. */
export function monthsLater(today: string, count: number): string | null {
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + count + 1, 0));
  return isoDate(last.getUTCFullYear(), last.getUTCMonth() + 1, Math.min(day, last.getUTCDate()));
}

/** Weeks begin on Monday. */
export const nextMonday = (today: string): string => nextWeekday(today, 1);

export const inNextWeek = (weekday: number, today: string): string => daysLater(nextMonday(today), (weekday + 6) % 7);
