import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { spanOf } from "@/components/board/calendar/days/spans";
import { daysLater, fromWire, toWire } from "@/lib/dates/dates-on-screen";

export type Dates = Pick<StoredTask, "due_at" | "started_at">;

/** What of a task is moved. */
export type Part = "whole" | "start" | "due";

/** The time of day stays, also where daylight saving begins or ends in between. */
export const movedBy = ({ due_at, started_at }: Dates, days: number, timeZone: string): Dates => ({
  due_at: dayShifted(due_at, days, timeZone),
  started_at: dayShifted(started_at, days, timeZone),
});

/** A task without a due date is due on this day; a later start goes along. */
export function dueOn(dates: Dates, day: string, timeZone: string): Dates {
  const start = fromWire(dates.started_at, timeZone);
  return {
    due_at: toWire({ date: day, time: null }, timeZone),
    started_at: start && start.date > day ? toWire({ date: day, time: null }, timeZone) : dates.started_at,
  };
}

/** Moves one end of a bar. The ends can’t pass each other; a task without a start gets one when it is made longer. */
export function resizedBy(dates: Dates, part: "start" | "due", days: number, timeZone: string): Dates {
  const span = spanOf(dates, timeZone);
  if (!span) return dates;
  const { first, last } = span;
  if (part === "due") {
    const day = later(daysLater(last, days), first);
    const due = fromWire(dates.due_at, timeZone);
    const started_at = dates.started_at ?? (day > first ? toWire({ date: first, time: null }, timeZone) : null);
    return { due_at: due && toWire({ ...due, date: day }, timeZone), started_at };
  }
  const day = earlier(daysLater(first, days), last);
  const start = fromWire(dates.started_at, timeZone);
  if (day === last && !start) return dates;
  const started_at = toWire({ date: day, time: start?.time ?? null }, timeZone);
  // On the due day itself the time of the start may be later than that of the due date. A whole day lasts until its end.
  const isLate = span.time !== null && started_at !== null && dates.due_at !== null && started_at > dates.due_at;
  return { due_at: dates.due_at, started_at: isLate ? toWire({ date: day, time: null }, timeZone) : started_at };
}

export const isSame = (one: Dates, other: Dates): boolean =>
  one.due_at === other.due_at && one.started_at === other.started_at;

function dayShifted(at: string | null, days: number, timeZone: string): string | null {
  const value = fromWire(at, timeZone);
  return value && toWire({ ...value, date: daysLater(value.date, days) }, timeZone);
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);
