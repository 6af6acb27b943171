import { type Day, dayIn, dayOf, toInstant, partsOf } from "@/lib/recurrence/zoned";

/** When something comes again and again. Weeks begin on Monday. */
export interface Schedule {
  unit: "daily" | "weekly" | "monthly" | "yearly";
  /** Every so many days, weeks, months or years. */
  every: number;
  /** As a client spells them: `Mon`, `monday`, or numbers from Sunday, 0. */
  weekDays: string[];
  /** From 1 to 31; beyond a month's end its last day is meant. */
  monthDays: number[];
  /** `firstDay` and `lastDay` win over `monthDays`. */
  monthType: string | null;
  /** Of a year: `Jan` to `Dec`. */
  month: string | null;
  /** `09:30`; without one, midnight. */
  time: string | null;
  timezone: string;
}

const WEEK_DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** From Sunday, 0; -1 for what is no day of the week. */
export function weekdayOf(word: string): number {
  if (/^[0-7]$/.test(word)) return Number(word) % 7;
  return WEEK_DAYS.findIndex((name) => name.toLowerCase() === word.slice(0, 3).toLowerCase());
}

/** Clocks may leave out a day, never more: the next run is in this period or in one of the next two. */
const MAX_PERIODS = 4;

/** The first run after a moment, not before the day with which the rhythm begins. @throws where there is none: of no zone, on no day */
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

/** The days of a rhythm around any day, also before it began: the last one up to it, and the first one behind it. `known` is the day of one run. */
export function runsAround(schedule: Schedule, known: Day, day: Day): { last: Day; next: Day } {
  const first = periodOf(schedule, known);
  const turn = Math.floor((periodOf(schedule, day) - first) / schedule.every);
  const days = [turn - 1, turn, turn + 1].flatMap((each) => daysIn(schedule, first + each * schedule.every));
  const [last, next] = [days.findLast((each) => each <= day), days.find((each) => each > day)];
  if (last === undefined || next === undefined)
    throw new Error(`No run of ${JSON.stringify(schedule)} is near day ${day}.`);
  return { last, next };
}

/** What a rhythm leaves open is as on the day with which it begins, from then on. */
export function withDefaults<Extended extends Schedule>(schedule: Extended, startDay: Day): Extended {
  const { weekday, month, date } = partsOf(startDay);
  const { unit } = schedule;
  const isByMonthDays = (unit === "monthly" || unit === "yearly") && !isFirstOrLast(schedule);
  return {
    ...schedule,
    weekDays: unit === "weekly" && schedule.weekDays.length === 0 ? [WEEK_DAYS[weekday] ?? "Mon"] : schedule.weekDays,
    monthDays: isByMonthDays && schedule.monthDays.length === 0 ? [date] : schedule.monthDays,
    month: unit === "yearly" ? (schedule.month ?? MONTHS[month] ?? "Jan") : schedule.month,
  };
}

const isFirstOrLast = ({ monthType }: Schedule) => monthType === "firstDay" || monthType === "lastDay";

function minuteOf(time: string | null): number {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return hours * 60 + minutes;
}

const weekOf = (day: Day): number => Math.floor((day + 3) / 7);

/** Which of all days, weeks, months or years. */
function periodOf({ unit }: Schedule, day: Day): number {
  const { year, month } = partsOf(day);
  return { daily: day, weekly: weekOf(day), monthly: year * 12 + month, yearly: year }[unit];
}

/** The days of such a period, in their order. */
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
  const dates = isFirstOrLast(schedule)
    ? [schedule.monthType === "firstDay" ? 1 : last]
    : schedule.monthDays.map((date) => Math.min(date, last));
  return inOrder(dates.map((date) => dayOf(year, month, date)));
}

const inOrder = (days: Day[]): Day[] => [...new Set(days)].sort((one, other) => one - other);
