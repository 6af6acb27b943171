import { dateOfWire, daysLater, firstOfWeek } from "@/lib/dates/dates-on-screen";

export const PRESETS = ["last7", "thisWeek", "lastWeek", "thisMonth", "last30", "lastMonth", "last12Months"] as const;
export type Preset = (typeof PRESETS)[number];

export interface Days {
  /** `YYYY-MM-DD`, both included. */
  first: string;
  last: string;
}

export interface Today {
  today: string;
  /** 0 is Sunday. */
  startOfWeek: number;
}

/** Ranges that have not ended yet end today. */
export function daysOf(preset: Preset, { today, startOfWeek }: Today): Days {
  const week = firstOfWeek(today, startOfWeek);
  const month = `${today.slice(0, 7)}-01`;
  const endOfLastMonth = daysLater(month, -1);
  const ranges: Record<Preset, Days> = {
    last7: { first: daysLater(today, -6), last: today },
    thisWeek: { first: week, last: today },
    lastWeek: { first: daysLater(week, -7), last: daysLater(week, -1) },
    thisMonth: { first: month, last: today },
    last30: { first: daysLater(today, -29), last: today },
    lastMonth: { first: `${endOfLastMonth.slice(0, 7)}-01`, last: endOfLastMonth },
    last12Months: { first: daysLater(yearBefore(today), 1), last: today },
  };
  return ranges[preset];
}

/** Before February 29 it is March 1. */
function yearBefore(day: string): string {
  const date = dateOfWire(day);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}

/** Each day of a range. */
export const eachDay = ({ first, last }: Days): string[] =>
  Array.from({ length: numberOfDays({ first, last }) }, (_, at) => daysLater(first, at));

export const numberOfDays = ({ first, last }: Days): number =>
  Math.round((dateOfWire(last).getTime() - dateOfWire(first).getTime()) / DAY) + 1;

const DAY = 24 * 60 * 60 * 1000;
