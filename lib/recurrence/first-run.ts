import type { RepeatTask } from "@/lib/recurrence/inputs";
import { nextRun, type Schedule, withDefaults } from "@/lib/recurrence/schedule";
import { type Day, dayIn, calendarDayOf, minuteIn } from "@/lib/recurrence/zoned";

/** The rhythm that is asked for, with nothing left open, and its first run after now. */
export function firstRun(input: RepeatTask, timezone: string, now: Date): { schedule: Schedule; nextAt: Date } {
  const { unit, every, weekDays, monthDays, monthType, month, first } = input;
  const time = input.time ?? timeOf(first, timezone);
  const startDay = first ? dayOf(first, time, timezone) : dayIn(timezone, now);
  const schedule = withDefaults({ unit, every, weekDays, monthDays, monthType, month, time, timezone }, startDay);
  return { schedule, nextAt: nextRun(schedule, startDay, now) };
}

type First = RepeatTask["first"];

/** Without a time of its own a rule runs at that of its first date. */
function timeOf(first: First, zone: string): string | null {
  if (!first || calendarDayOf(first.date, "UTC") * DAY === first.date.getTime()) return null;

  const minute = minuteIn(zone, first.date);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

const DAY = 86_400_000;

/** Midnight means a whole day of the calendar, except where the very run is sent back that was answered before. */
function dayOf({ date, isDayOnly }: NonNullable<First>, time: string | null, zone: string): Day {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return !isDayOnly && minuteIn(zone, date) === hours * 60 + minutes ? dayIn(zone, date) : calendarDayOf(date, zone);
}
