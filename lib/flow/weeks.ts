import { firstOfWeek } from "@/lib/dates/dates-on-screen";
import type { CompletedTask } from "@/lib/flow/durations";
import { dayAt, type FlowDays } from "@/lib/flow/days";

export interface FlowWeek {
  /** Its days in the range, `YYYY-MM-DD`. */
  first: string;
  last: string;
  completed: number;
}

/** The first and the last week may be a part of one. */
export function weeksOf(completed: readonly CompletedTask[], days: FlowDays, startOfWeek: number): FlowWeek[] {
  const perDay = days.dates.map(() => 0);
  for (const { completedAt } of completed) {
    const day = dayAt(completedAt, days);
    perDay[day] = (perDay[day] ?? 0) + 1;
  }
  const weeks = new Map<string, FlowWeek>();
  days.dates.forEach((date, day) => {
    const week = firstOfWeek(date, startOfWeek);
    const known = weeks.get(week) ?? { first: date, last: date, completed: 0 };
    weeks.set(week, { ...known, last: date, completed: known.completed + (perDay[day] ?? 0) });
  });
  return [...weeks.values()];
}
