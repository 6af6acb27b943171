import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type Bar, isSameBar } from "@/components/board/timeline/geometry/bar";
import { dateOf, type Day } from "@/components/board/timeline/geometry/days";
import { fromWire, toWire } from "@/lib/dates/dates-on-screen";

type Dates = Pick<StoredTask, "started_at" | "due_at">;

/**
 * The dates of a task whose bar becomes another one: an end that has moved is on the day where it is shown. Times of
 * day stay as they are on the reader's clock.
 */
export function newDates({ started_at, due_at }: Dates, before: Bar | null, after: Bar, timeZone: string): Dates {
  if (before && isSameBar(before, after)) return { started_at, due_at };
  const shown = { started_at: onDay(started_at, after.from, timeZone), due_at: onDay(due_at, after.to, timeZone) };
  if (after.kind === "due") return { ...shown, started_at };
  if (after.kind === "start") return { ...shown, due_at };

  const dates = {
    started_at: before?.from === after.from ? (started_at ?? shown.started_at) : shown.started_at,
    due_at: before?.to === after.to ? (due_at ?? shown.due_at) : shown.due_at,
  };
  // Of a task that starts after it is due, the bar begins at the due date.
  return isReversed({ started_at, due_at }, timeZone) || isReversed(dates, timeZone) ? shown : dates;
}

function onDay(at: string | null, day: Day, timeZone: string): string | null {
  const [known, date] = [fromWire(at, timeZone), dateOf(day)];
  return known?.date === date ? at : toWire({ date, time: known?.time ?? null }, timeZone);
}

function isReversed({ started_at, due_at }: Dates, timeZone: string): boolean {
  const [start, due] = [fromWire(started_at, timeZone), fromWire(due_at, timeZone)];
  return start !== null && due !== null && start.date > due.date;
}
