import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Bar } from "@/components/board/timeline/geometry/bar";
import { type ClockOnScreen, dayIn, isOver } from "@/lib/dates/dates-on-screen";

export type BarState = "done" | "overdue" | "open";

export function stateOf({ status, due_at }: Pick<StoredTask, "status" | "due_at">, clock: ClockOnScreen): BarState {
  if (status === "closed") return "done";
  const now = { now: clock.now, today: dayIn(clock.now, clock.timeZone) };
  return due_at && isOver(due_at, now) ? "overdue" : "open";
}

/** How much of its subtasks is done, between 0 and 1. */
export const progressOf = ({ settings }: Pick<StoredTask, "settings">): number =>
  settings.subtask_count > 0 ? settings.subtask_completed_count / settings.subtask_count : 0;

/** In pixels; a measured width would have to wait for the layout of every row. */
const PER_LETTER = 7;
const PADDING = 20;
const ENOUGH = 120;

export const fitsInside = (title: string, bar: Bar, width: number): boolean =>
  bar.kind !== "due" && width >= Math.min(title.length * PER_LETTER + PADDING, ENOUGH);
