import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Bar } from "@/components/board/timeline/geometry/bar";
import { dateOf, type Day } from "@/components/board/timeline/geometry/days";
import { daysLater, fromWire, toWire } from "@/lib/dates/dates-on-screen";

/** The dates of a task whose bar becomes another one. Times of day stay as they are on the reader's clock. */
export function newDates(
  task: Pick<StoredTask, "started_at" | "due_at">,
  before: Bar | null,
  after: Bar,
  timeZone: string,
): Pick<StoredTask, "started_at" | "due_at"> {
  const start = after.kind === "due" ? null : moved(task.started_at, before && after.from - before.from, after.from);
  const due = after.kind === "start" ? null : moved(task.due_at, before && after.to - before.to, after.to);
  return { started_at: start, due_at: due };

  function moved(at: string | null, days: number | null, day: Day): string | null {
    const known = fromWire(at, timeZone);
    if (!known || days === null) return toWire({ date: dateOf(day), time: null }, timeZone);
    return days === 0 ? at : toWire({ ...known, date: daysLater(known.date, days) }, timeZone);
  }
}
