import type { Task } from "@/generated/prisma/client";
import { type Schedule, runsAround } from "@/lib/recurrence/schedule";
import { type Day, dayIn, calendarDayOf, daysLater, isWholeDay } from "@/lib/recurrence/zoned";

type Dates = Pick<Task, "startedAt" | "dueAt" | "remindAt" | "remindedAt">;

/** Days by which to shift a task's dates: from one run to the next, or as many as it takes until the task is not
 * overdue again. `run` is the day of any run. */
export function daysToShift({ dueAt, startedAt, remindAt }: Dates, schedule: Schedule, run: Day, now: Date): number {
  const date = dueAt ?? startedAt ?? remindAt;
  if (!date) return 0;

  const day = calendarDayOf(date, schedule.timezone);
  const { last } = runsAround(schedule, run, day);
  const earliest = firstDayAhead(date, day, schedule.timezone, now);
  return runsAround(schedule, run, Math.max(last, earliest - (day - last) - 1)).next - last;
}

/** The first day on which the date is in the future; a whole day may be today. */
function firstDayAhead(date: Date, day: Day, zone: string, now: Date): Day {
  const today = dayIn(zone, now);
  return isWholeDay(date) || daysLater(date, today - day, zone) > now ? today : today + 1;
}

/** A shifted reminder is sent again. */
export function shiftedDates({ startedAt, dueAt, remindAt, remindedAt }: Dates, days: number, zone: string): Dates {
  const moved = (date: Date | null) => date && daysLater(date, days, zone);
  return {
    startedAt: moved(startedAt),
    dueAt: moved(dueAt),
    remindAt: moved(remindAt),
    remindedAt: days > 0 ? null : remindedAt,
  };
}
