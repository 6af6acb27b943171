import { daysLater } from "@/lib/dates/dates-on-screen";

/** A day: `YYYY-MM-DD`, or a distance from today. */
export type Day = { date: string } | { count: number; unit: Unit };

/** Both ends are included; null is open. */
export interface DayRange {
  from: Day | null;
  to: Day | null;
}

type Unit = "d" | "w" | "m" | "y";

const TODAY: Day = { count: 0, unit: "d" };
const NAMED = new Map([
  ["yesterday", -1],
  ["today", 0],
  ["tomorrow", 1],
]);

/**
 * Reads `today`, `2026-12-24`, `2026-12-01..2026-12-24`, `<7d` and their like. A distance is a time from now: within it
 * (`<`) or further away (`>`), in the direction that the qualifier looks. A date is before or after.
 */
export function readDays(value: string, direction: "ahead" | "ago"): DayRange | null {
  if (value.includes("..")) return readRange(value, direction);

  const [, sign = "", rest = ""] = /^(<=?|>=?)?(.*)$/.exec(value) ?? [];
  const day = readDay(rest, direction);
  if (!day) return null;
  if (sign === "") return { from: day, to: day };
  return "date" in day || NAMED.has(rest) ? compared(sign, day) : distant(sign, day, direction);
}

function readRange(value: string, direction: "ahead" | "ago"): DayRange | null {
  const at = value.indexOf("..");
  const [first, last] = [value.slice(0, at), value.slice(at + 2)];
  const [from, to] = [readDay(first, direction), readDay(last, direction)];
  const isWrong = (first !== "" && !from) || (last !== "" && !to) || (!from && !to);
  return isWrong ? null : { from, to };
}

function readDay(text: string, direction: "ahead" | "ago"): Day | null {
  const named = NAMED.get(text);
  if (named !== undefined) return { count: named, unit: "d" };
  if (isDate(text)) return { date: text };

  const [, digits, unit] = /^(\d{1,3})([dwmy])$/.exec(text) ?? [];
  return digits && isUnit(unit) ? { count: direction === "ago" ? -Number(digits) : Number(digits), unit } : null;
}

const isUnit = (text: string | undefined): text is Unit => text !== undefined && "dwmy".includes(text);

function isDate(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function compared(sign: string, day: Day): DayRange {
  if (sign === "<=") return { from: null, to: day };
  if (sign === ">=") return { from: day, to: null };
  return sign === "<" ? { from: null, to: next(day, -1) } : { from: next(day, 1), to: null };
}

function distant(sign: string, day: Day, direction: "ahead" | "ago"): DayRange {
  if (sign.startsWith("<")) return direction === "ahead" ? { from: TODAY, to: day } : { from: day, to: TODAY };
  const far = sign === ">" ? next(day, direction === "ahead" ? 1 : -1) : day;
  return direction === "ahead" ? { from: far, to: null } : { from: null, to: far };
}

/** A month counts as 30 days here, too. */
const next = (day: Day, days: number): Day =>
  "date" in day ? { date: daysLater(day.date, days) } : { count: daysIn(day) + days, unit: "d" };

const DAYS: Record<Unit, number> = { d: 1, w: 7, m: 30, y: 365 };
const daysIn = (day: { count: number; unit: Unit }): number => day.count * DAYS[day.unit];

/** `YYYY-MM-DD`; `to` is exclusive. */
export const datesOf = ({ from, to }: DayRange, today: string): { from: string | null; to: string | null } => ({
  from: from && dateOf(from, today),
  to: to && daysLater(dateOf(to, today), 1),
});

const dateOf = (day: Day, today: string): string => ("date" in day ? day.date : daysLater(today, daysIn(day)));
