import { type Day, dayIn, dayOf, toInstant, partsOf } from "@/lib/recurrence/zoned";

/** Weeks start on Monday. */
export interface Schedule {
  unit: "daily" | "weekly" | "monthly" | "yearly";
  every: number;
  /** As spelled by the client: `Mon`, `monday`, or numbers from Sunday, 0. */
  weekDays: string[];
  /** From 1 to 31; capped at the end of the month. */
  monthDays: number[];
  /** `firstDay`, `lastDay` and a weekday such as `secondTue` or `lastFri` win over `monthDays`. */
  monthType: string | null;
  /** `Jan` to `Dec`, for yearly schedules. */
  month: string | null;
  /** `09:30`; null is midnight. */
  time: string | null;
  timezone: string;
}

export const WEEK_DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** From Sunday, 0; -1 if unknown. */
export function weekdayOf(word: string): number {
  if (/^[0-7]$/.test(word)) return Number(word) % 7;
  return WEEK_DAYS.findIndex((name) => name.toLowerCase() === word.slice(0, 3).toLowerCase());
}

/** A change of the clocks can skip at most one day, so a run is in this period or one of the next two. */
const MAX_PERIODS = 4;

/** @throws Error when the schedule has no run */
export function nextRun(schedule: Schedule, startDay: Day, after: Date): Date {
  const minute = minuteOf(schedule.time);
  const first = periodOf(schedule, startDay);
  const elapsed = Math.max(
    0,
    Math.floor((periodOf(schedule, dayIn(schedule.timezone, after) - 1) - first) / schedule.every),
  );

  for (let turn = 0; turn < MAX_PERIODS; turn += 1) {
    const days = daysIn(schedule, first + (elapsed + turn) * schedule.every).filter((day) => day >= startDay);
    const next = days.map((day) => toInstant(schedule.timezone, day, minute)).find((run) => run > after);
    if (next) return next;
  }
  throw new Error(`No run of ${JSON.stringify(schedule)} follows ${after.toISOString()}.`);
}

/** The last run up to a day and the next one after it, even before the schedule started. `known` is the day of any
 * run. */
export function runsAround(schedule: Schedule, known: Day, day: Day): { last: Day; next: Day } {
  const first = periodOf(schedule, known);
  const turn = Math.floor((periodOf(schedule, day) - first) / schedule.every);
  const days = [turn - 1, turn, turn + 1].flatMap((each) => daysIn(schedule, first + each * schedule.every));
  const [last, next] = [days.findLast((each) => each <= day), days.find((each) => each > day)];
  if (last === undefined || next === undefined)
    throw new Error(`No run of ${JSON.stringify(schedule)} is near day ${day}.`);
  return { last, next };
}

export function withDefaults<Extended extends Schedule>(schedule: Extended, startDay: Day): Extended {
  const { weekday, month, date } = partsOf(startDay);
  const { unit } = schedule;
  const isByMonthDays = (unit === "monthly" || unit === "yearly") && !hasMonthType(schedule);
  return {
    ...schedule,
    weekDays: unit === "weekly" && schedule.weekDays.length === 0 ? [WEEK_DAYS[weekday] ?? "Mon"] : schedule.weekDays,
    monthDays: isByMonthDays && schedule.monthDays.length === 0 ? [date] : schedule.monthDays,
    month: unit === "yearly" ? (schedule.month ?? MONTHS[month] ?? "Jan") : schedule.month,
  };
}

const isFirstOrLast = ({ monthType }: Schedule) => monthType === "firstDay" || monthType === "lastDay";

export const ORDINALS = ["first", "second", "third", "fourth", "last"] as const;

const WEEKDAY_OF_MONTH = /^(first|second|third|fourth|last)(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/;

/** `secondTue`: which one of a month it is, from 0, or -1 for the last one, and its weekday from Sunday, 0. */
export function weekdayOfMonth(monthType: string | null): { at: number; weekday: number } | null {
  const [, ordinal, name = ""] = WEEKDAY_OF_MONTH.exec(monthType ?? "") ?? [];
  if (!ordinal) return null;
  return { at: ordinal === "last" ? -1 : ORDINALS.findIndex((each) => each === ordinal), weekday: weekdayOf(name) };
}

export const monthTypeOf = (ordinal: (typeof ORDINALS)[number], weekday: number): string =>
  `${ordinal}${WEEK_DAYS[weekday] ?? "Mon"}`;

const hasMonthType = (schedule: Schedule) => isFirstOrLast(schedule) || weekdayOfMonth(schedule.monthType) !== null;

function minuteOf(time: string | null): number {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return hours * 60 + minutes;
}

const weekOf = (day: Day): number => Math.floor((day + 3) / 7);

function periodOf({ unit }: Schedule, day: Day): number {
  const { year, month } = partsOf(day);
  return { daily: day, weekly: weekOf(day), monthly: year * 12 + month, yearly: year }[unit];
}

function daysIn(schedule: Schedule, period: number): Day[] {
  switch (schedule.unit) {
    case "daily":
      return [period];
    case "weekly":
      return inOrder(schedule.weekDays.map((word) => period * 7 - 3 + ((weekdayOf(word) + 6) % 7)));
    case "monthly":
      return daysOfMonth(schedule, Math.floor(period / 12), period % 12);
    case "yearly":
      return daysOfMonth(
        schedule,
        period,
        MONTHS.findIndex((name) => name === schedule.month),
      );
  }
}

function daysOfMonth(schedule: Schedule, year: number, month: number): Day[] {
  const last = partsOf(dayOf(year, month + 1, 0)).date;
  const wanted = weekdayOfMonth(schedule.monthType);
  if (wanted) return [nthWeekday(year, month, wanted, last)];
  const dates = isFirstOrLast(schedule)
    ? [schedule.monthType === "firstDay" ? 1 : last]
    : schedule.monthDays.map((date) => Math.min(date, last));
  return inOrder(dates.map((date) => dayOf(year, month, date)));
}

/** Each month has every weekday at least four times. */
function nthWeekday(year: number, month: number, { at, weekday }: { at: number; weekday: number }, last: number): Day {
  const first = 1 + ((weekday - partsOf(dayOf(year, month, 1)).weekday + 7) % 7);
  return dayOf(year, month, at < 0 ? first + Math.floor((last - first) / 7) * 7 : first + at * 7);
}

const inOrder = (days: Day[]): Day[] => [...new Set(days)].sort((one, other) => one - other);
