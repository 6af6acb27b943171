import { useFormatter } from "next-intl";
import { dateOfWire } from "@/lib/dates/dates-on-screen";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days and durations in the reader's language. */
export function useFlowTexts() {
  const format = useFormatter();
  const shortDay = (day: string) =>
    format.dateTime(dateOfWire(day), { month: "short", day: "numeric", timeZone: "UTC" });
  const longDay = (day: string) => format.dateTime(dateOfWire(day), { dateStyle: "medium", timeZone: "UTC" });
  const inUnit = (value: number, unit: "day" | "hour" | "minute", maximumFractionDigits: number) =>
    format.number(value, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits });
  return {
    number: (value: number) => format.number(value),
    shortDay,
    range: (first: string, last: string) =>
      format.dateTimeRange(dateOfWire(first), dateOfWire(last), { dateStyle: "medium", timeZone: "UTC" }),
    dayCategories: (days: readonly string[]) => days.map((day) => ({ label: longDay(day), short: shortDay(day) })),
    moment: (at: number, timeZone: string) =>
      format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short", timeZone }),
    percent: (value: number) => format.number(value / 100, { style: "percent" }),
    duration: (time: number) => {
      if (time >= DAY) return inUnit(time / DAY, "day", 1);
      return time >= HOUR ? inUnit(time / HOUR, "hour", 1) : inUnit(time / MINUTE, "minute", 0);
    },
  };
}

/** In files. */
export const hoursOf = (time: number): string => (time / HOUR).toFixed(1);

/** The upper ends of the groups of durations. */
export const GROUPS = [
  ["underOneDay", DAY],
  ["oneToTwoDays", 2 * DAY],
  ["twoToFourDays", 4 * DAY],
  ["fourToSevenDays", 7 * DAY],
  ["oneToTwoWeeks", 14 * DAY],
  ["twoToFourWeeks", 28 * DAY],
  ["overFourWeeks", Infinity],
] as const;

/** How many of these durations are in each group. */
export const perGroup = (durations: readonly number[]): number[] =>
  GROUPS.map(([, end], at) => {
    const start = GROUPS[at - 1]?.[1] ?? 0;
    return durations.filter((time) => time >= start && time < end).length;
  });
