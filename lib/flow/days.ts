import { daysLater, startOfDay } from "@/lib/dates/dates-on-screen";
import type { Calendar } from "@/lib/users/calendar";

/** The days of a range that have begun, and when each begins for the reader. */
export interface FlowDays {
  /** `YYYY-MM-DD` */
  dates: string[];
  /** Milliseconds; the last is the end of the last day. */
  starts: number[];
}

export function flowDays(
  { first, last }: { first: string; last: string },
  { today, timeZone }: Pick<Calendar, "today" | "timeZone">,
): FlowDays {
  const dates = [];
  for (let date = first; date <= last && date <= today; date = daysLater(date, 1)) dates.push(date);
  const starts = [...dates, ...dates.slice(-1).map((date) => daysLater(date, 1))].map((date) =>
    startOfDay(date, timeZone).getTime(),
  );
  return { dates, starts };
}

/** Which day a moment is on: 0 for the first and all before it, as many as there are days for all after the last. */
export function dayAt(at: number, { starts }: FlowDays): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < (starts[middle + 1] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export const isInDays = (at: number, { starts }: FlowDays): boolean =>
  at >= (starts[0] ?? Infinity) && at < (starts.at(-1) ?? 0);
