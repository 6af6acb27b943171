import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { LiftStep } from "@/components/board/calendar/drag/lift-step";
import { daysBetween, monthsLater } from "@/components/board/calendar/days/months";
import { type Dates, dueOn, movedBy, resizedBy } from "@/components/board/calendar/days/shift";
import { spanOf } from "@/components/board/calendar/days/spans";

/** A task that is moved by the keyboard, or one of whose ends is dragged. */
export interface Lifted {
  task: StoredTask;
  by: "keys" | "handle";
  /** Of the whole task, in days. */
  days: number;
  /** Of one end, besides. */
  end: "start" | "due";
  endDays: number;
  /** Where a task without a due date comes to when it is picked up. */
  startDay: string;
}

export function datesOf({ task, days, end, endDays, startDay }: Lifted, timeZone: string): Dates {
  const moved = movedBy(datedAs(task, startDay, timeZone), days, timeZone);
  return endDays === 0 ? moved : resizedBy(moved, end, endDays, timeZone);
}

export function steppedBy(lifted: Lifted, { unit, by, resizes }: LiftStep, timeZone: string): Lifted {
  const day = spanOf(datesOf(lifted, timeZone), timeZone)?.last ?? lifted.startDay;
  const days = { day: by, week: 7 * by, month: daysBetween(day, monthsLater(day, by)) }[unit];
  return resizes ? { ...lifted, end: "due", endDays: lifted.endDays + days } : { ...lifted, days: lifted.days + days };
}

const datedAs = (task: StoredTask, day: string, timeZone: string): Dates =>
  task.due_at === null ? dueOn(task, day, timeZone) : task;
