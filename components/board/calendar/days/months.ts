import { dateOfWire, daysLater, firstOfWeek } from "@/lib/dates/dates-on-screen";

export const RANGES = ["month", "week"] as const;
export type Range = (typeof RANGES)[number];

export const DAYS_OF_WEEK = 7;

export const weekOf = (day: string, startOfWeek: number): string[] => daysFrom(firstOfWeek(day, startOfWeek));

/** The whole weeks, four to six, that have days of this month. */
export function weeksOfMonth(day: string, startOfWeek: number): string[][] {
  const last = daysLater(monthsLater(firstOfMonth(day), 1), -1);
  const weeks: string[][] = [];
  for (let first = firstOfWeek(firstOfMonth(day), startOfWeek); first <= last; first = daysLater(first, DAYS_OF_WEEK))
    weeks.push(daysFrom(first));
  return weeks;
}

export const firstOfMonth = (day: string): string => `${monthOf(day)}-01`;

/** `YYYY-MM` */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The same day of another month, or its last day if it is shorter. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last.getUTCDate()))).toISOString().slice(0, 10);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOfWire(to).getTime() - dateOfWire(from).getTime()) / DAY);

const DAY = 24 * 60 * 60 * 1000;

/** A day, or the first day of a month, in an address. Null for anything else. */
export function dayInAddress(text: string | null): string | null {
  const [, year = "", month = "", date = "01"] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? "") ?? [];
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
  return isDay && year >= EARLIEST && year <= LATEST ? day : null;
}

const [EARLIEST, LATEST] = ["1900", "2999"];

const daysFrom = (first: string): string[] => Array.from({ length: DAYS_OF_WEEK }, (_, at) => daysLater(first, at));
