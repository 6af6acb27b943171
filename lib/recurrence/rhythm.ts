import { type Day, dayIn, dayOf, instantIn, partsOf } from "@/lib/recurrence/zoned";

/** When something comes again and again. Weeks begin on Monday. */
export interface Rhythm {
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
const MOST_PERIODS = 4;

/** The first run after a moment, not before the day with which the rhythm begins. @throws where there is none: of no zone, on no day */
export function nextRun(rhythm: Rhythm, beginning: Day, after: Date): Date {
  const minute = minuteOf(rhythm.time);
  const first = periodOf(rhythm, beginning);
  const passed = Math.max(0, Math.floor((periodOf(rhythm, dayIn(rhythm.timezone, after) - 1) - first) / rhythm.every));

  for (let turn = 0; turn < MOST_PERIODS; turn += 1) {
    const days = daysIn(rhythm, first + (passed + turn) * rhythm.every).filter((day) => day >= beginning);
    const next = days.map((day) => instantIn(rhythm.timezone, day, minute)).find((run) => run > after);
    if (next) return next;
  }
  throw new Error(`No run of ${JSON.stringify(rhythm)} follows ${after.toISOString()}.`);
}

/** The days of a rhythm around any day, also before it began: the last one up to it, and the first one behind it. `known` is the day of one run. */
export function runsAround(rhythm: Rhythm, known: Day, day: Day): { last: Day; next: Day } {
  const first = periodOf(rhythm, known);
  const turn = Math.floor((periodOf(rhythm, day) - first) / rhythm.every);
  const days = [turn - 1, turn, turn + 1].flatMap((each) => daysIn(rhythm, first + each * rhythm.every));
  const [last, next] = [days.findLast((each) => each <= day), days.find((each) => each > day)];
  if (last === undefined || next === undefined)
    throw new Error(`No run of ${JSON.stringify(rhythm)} is near day ${day}.`);
  return { last, next };
}

/** What a rhythm leaves open is as on the day with which it begins, from then on. */
export function settled<Given extends Rhythm>(rhythm: Given, beginning: Day): Given {
  const { weekday, month, date } = partsOf(beginning);
  const { unit } = rhythm;
  const isByMonthDays = (unit === "monthly" || unit === "yearly") && !isFirstOrLast(rhythm);
  return {
    ...rhythm,
    weekDays: unit === "weekly" && rhythm.weekDays.length === 0 ? [WEEK_DAYS[weekday] ?? "Mon"] : rhythm.weekDays,
    monthDays: isByMonthDays && rhythm.monthDays.length === 0 ? [date] : rhythm.monthDays,
    month: unit === "yearly" ? (rhythm.month ?? MONTHS[month] ?? "Jan") : rhythm.month,
  };
}

const isFirstOrLast = ({ monthType }: Rhythm) => monthType === "firstDay" || monthType === "lastDay";

function minuteOf(time: string | null): number {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return hours * 60 + minutes;
}

const weekOf = (day: Day): number => Math.floor((day + 3) / 7);

/** Which of all days, weeks, months or years. */
function periodOf({ unit }: Rhythm, day: Day): number {
  const { year, month } = partsOf(day);
  return { daily: day, weekly: weekOf(day), monthly: year * 12 + month, yearly: year }[unit];
}

/** The days of such a period, in their order. */
function daysIn(rhythm: Rhythm, period: number): Day[] {
  switch (rhythm.unit) {
    case "daily":
      return [period];
    case "weekly":
      return inOrder(rhythm.weekDays.map((word) => period * 7 - 3 + ((weekdayOf(word) + 6) % 7)));
    case "monthly":
      return daysOfMonth(rhythm, Math.floor(period / 12), period % 12);
    case "yearly":
      return daysOfMonth(
        rhythm,
        period,
        MONTHS.findIndex((name) => name === rhythm.month),
      );
  }
}

function daysOfMonth(rhythm: Rhythm, year: number, month: number): Day[] {
  const last = partsOf(dayOf(year, month + 1, 0)).date;
  const dates = isFirstOrLast(rhythm)
    ? [rhythm.monthType === "firstDay" ? 1 : last]
    : rhythm.monthDays.map((date) => Math.min(date, last));
  return inOrder(dates.map((date) => dayOf(year, month, date)));
}

const inOrder = (days: Day[]): Day[] => [...new Set(days)].sort((one, other) => one - other);
