import type { RepeatTask } from "@/lib/recurrence/inputs";
import { nextRun, type Schedule, withDefaults } from "@/lib/recurrence/schedule";
import { type Day, dayIn, calendarDayOf, minuteIn } from "@/lib/recurrence/zoned";

export function firstRun(input: RepeatTask, timezone: string, now: Date): { schedule: Schedule; nextAt: Date } {
  const { unit, every, weekDays, monthDays, monthType, month, first } = input;
  const time = input.time ?? timeOf(first, timezone);
  const startDay = first ? dayOf(first, time, timezone) : dayIn(timezone, now);
  const schedule = withDefaults({ unit, every, weekDays, monthDays, monthType, month, time, timezone }, startDay);
  return { schedule, nextAt: nextRun(schedule, startDay, now) };
}

type First = RepeatTask["first"];

function timeOf(first: First, zone: string): string | null {
  if (!first || calendarDayOf(first.date, "UTC") * DAY === first.date.getTime()) return null;

  const minute = minuteIn(zone, first.date);
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

const DAY = 86_400_000;

/** Midnight means a whole day, unless the client sends back a run that the server computed. */
function dayOf({ date, isDayOnly }: NonNullable<First>, time: string | null, zone: string): Day {
  const [hours = 0, minutes = 0] = (time ?? "").split(":").map(Number);
  return !isDayOnly && minuteIn(zone, date) === hours * 60 + minutes ? dayIn(zone, date) : calendarDayOf(date, zone);
}
