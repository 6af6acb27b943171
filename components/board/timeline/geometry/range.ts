import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type Day, dayOf } from "@/components/board/timeline/geometry/days";
import type { Span } from "@/components/board/timeline/geometry/zoom";

/** A year before the first date and after the last one. */
const PADDING = 366;

/** A date that is wrong by centuries would make the chart wider than browsers can scroll. */
const FARTHEST = 100 * 366;

/** The day, or the nearest one that a chart has. */
export const withinReach = (day: Day, today: Day): Day => Math.min(Math.max(day, today - FARTHEST), today + FARTHEST);

/** The days that the chart has, also around the one that the address names. Dates are compared as texts: a formatter for each of ten thousand tasks is slow. */
export function chartSpan(tasks: Iterable<Pick<StoredTask, "started_at" | "due_at">>, today: Day, shown = today): Span {
  let [first, last] = ["9999", ""];
  for (const { started_at, due_at } of tasks)
    for (const at of [started_at, due_at]) {
      if (at && at < first) first = at;
      if (at && at > last) last = at;
    }
  const [from, to] = last ? [dayOf(first.slice(0, 10)), dayOf(last.slice(0, 10))] : [today, today];
  return {
    from: withinReach(Math.min(from, today, shown) - PADDING, today),
    to: withinReach(Math.max(to, today, shown) + PADDING, today),
  };
}

/** It never shrinks while it is open, so that nothing moves. */
export const widened = (one: Span, other: Span): Span =>
  one.from <= other.from && one.to >= other.to
    ? one
    : { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
