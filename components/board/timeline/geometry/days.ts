import { dateOfWire } from "@/lib/dates/dates-on-screen";

/** Days since 1970, of the calendar: no time zone and no clock change makes one longer than another. */
export type Day = number;

const MILLISECONDS = 24 * 60 * 60 * 1000;

/** Of `YYYY-MM-DD`. */
export const dayOf = (date: string): Day => Math.round(dateOfWire(date).getTime() / MILLISECONDS);

/** The midnight in UTC at which the day begins, for formatters in UTC. */
export const momentOf = (day: Day): Date => new Date(day * MILLISECONDS);

/** `YYYY-MM-DD` */
export const dateOf = (day: Day): string => momentOf(day).toISOString().slice(0, 10);

/** From Sunday, which is 0. 1970 began on a Thursday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

export const startOfWeek = (day: Day, first: number): Day => day - ((weekdayOf(day) - first + 7) % 7);

/** The first day of the month that is so many months later. */
export function startOfMonth(day: Day, later = 0): Day {
  const moment = momentOf(day);
  return Math.round(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1) / MILLISECONDS);
}

/** The same day of another month, or its last one. */
export function monthsLater(day: Day, months: number): Day {
  const inMonth = day - startOfMonth(day);
  return Math.min(startOfMonth(day, months) + inMonth, startOfMonth(day, months + 1) - 1);
}

export const startOfQuarter = (day: Day, later = 0): Day =>
  startOfMonth(day, -(momentOf(day).getUTCMonth() % 3) + 3 * later);

export const startOfYear = (day: Day, later = 0): Day => startOfMonth(day, -momentOf(day).getUTCMonth() + 12 * later);

export const quarterOf = (day: Day): number => Math.floor(momentOf(day).getUTCMonth() / 3) + 1;
