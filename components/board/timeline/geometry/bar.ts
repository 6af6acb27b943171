import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { type Day, dayOf } from "@/components/board/timeline/geometry/days";
import { fromWire } from "@/lib/dates/dates-on-screen";

/** Where a task is drawn, from its first to its last day. */
export interface Bar {
  /** Which of the dates it has: both, only the due date, or only the start. */
  kind: "range" | "due" | "start";
  from: Day;
  to: Day;
}

type Dated = Pick<StoredTask, "started_at" | "due_at">;

/** How long a bar without an end is drawn at least. */
const OPEN_DAYS = 3;

export const hasDates = ({ started_at, due_at }: Dated): boolean => Boolean(started_at) || Boolean(due_at);

/** Null without dates. Days are those of the reader's zone; a bar without an end reaches until today. */
export function barOf({ started_at, due_at }: Dated, timeZone: string, today: Day): Bar | null {
  const [start, due] = [dayAt(started_at, timeZone), dayAt(due_at, timeZone)];
  if (start !== null && due !== null) return { kind: "range", from: Math.min(start, due), to: Math.max(start, due) };
  if (due !== null) return { kind: "due", from: due, to: due };
  return start === null ? null : { kind: "start", from: start, to: Math.max(start + OPEN_DAYS - 1, today) };
}

function dayAt(at: string | null, timeZone: string): Day | null {
  const found = fromWire(at, timeZone);
  return found && dayOf(found.date);
}

export type BarPart = "whole" | "start" | "end";

/** The bar after it, or one of its ends, has been moved. A missing date is set by moving its end. */
export function barAfter(bar: Bar, part: BarPart, days: number): Bar {
  if (part === "start" && bar.kind !== "start")
    return { kind: "range", from: Math.min(bar.from + days, bar.to), to: bar.to };
  if (part === "end" && bar.kind !== "due")
    return { kind: "range", from: bar.from, to: Math.max(bar.to + days, bar.from) };
  return { ...bar, from: bar.from + days, to: bar.to + days };
}

export const isSameBar = (one: Bar, other: Bar): boolean =>
  one.kind === other.kind && one.from === other.from && one.to === other.to;
