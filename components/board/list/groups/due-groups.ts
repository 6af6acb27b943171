import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type CalendarOnScreen, dateMatcher } from "@/components/filters/dates";
import { daysLater, fromWire, todayIn, toWire } from "@/lib/dates/dates-on-screen";
import { daysOf } from "@/lib/tasks/due-days";

/** In the order of the list. "earlier" has tasks that are done and whose day is over. */
export const DUE_GROUPS = [
  "overdue",
  "today",
  "tomorrow",
  "this-week",
  "next-week",
  "later",
  "none",
  "earlier",
] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

type Dated = Pick<StoredTask, "due_at" | "status">;

/** Made once for many tasks. */
export function dueGrouper(calendar: CalendarOnScreen): (task: Dated) => DueGroup {
  const isOver = dateMatcher("past", calendar);
  const days = (["today", "tomorrow", "this-week", "next-week"] as const).map((group) => ({
    group,
    matches: dateMatcher(group, calendar),
  }));
  return ({ due_at, status }) => {
    if (!due_at) return "none";
    if (isOver(due_at) && status === "open") return "overdue";
    const found = days.find(({ matches }) => matches(due_at))?.group;
    const isPast = isOver(due_at) && found !== "today";
    return isPast ? "earlier" : (found ?? "later");
  };
}

/** Null where no task can be put. */
export function firstDayOf(group: DueGroup, { timeZone, now, startOfWeek }: CalendarOnScreen): string | null {
  const today = todayIn(timeZone, now);
  const nextWeek = daysOf("next-week", { today, startOfWeek });
  const afterTomorrow = daysLater(today, 2);
  switch (group) {
    case "today":
      return today;
    case "tomorrow":
      return daysLater(today, 1);
    case "this-week":
      return afterTomorrow < nextWeek.from ? afterTomorrow : null;
    case "next-week":
      return afterTomorrow > nextWeek.from ? afterTomorrow : nextWeek.from;
    case "later":
      return nextWeek.to;
    default:
      return null;
  }
}

/** A due date as the API takes it, with the time of day that the task had, unless it would be overdue at once. */
export function dueAtIn(group: DueGroup, dueAt: string | null, calendar: CalendarOnScreen): string | null {
  const date = firstDayOf(group, calendar);
  if (date === null) return null;
  const time = fromWire(dueAt, calendar.timeZone)?.time ?? null;
  const at = toWire({ date, time }, calendar.timeZone);
  return dateMatcher("past", calendar)(at) ? toWire({ date, time: null }, calendar.timeZone) : at;
}
