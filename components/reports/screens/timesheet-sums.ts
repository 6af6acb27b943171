import { grouped } from "@/lib/by-id";
import type { WorkEntry } from "@/lib/time/timesheet/load";

/** The time of a task, or of a person; 0 stands for people whose accounts are gone. */
export interface Worked {
  id: number;
  entries: number;
  minutes: number;
  byDay: ReadonlyMap<string, number>;
}

/** The most first. @param idOf of what is summed up */
export function workedBy(entries: readonly WorkEntry[], idOf: (entry: WorkEntry) => number | null): Worked[] {
  return [...grouped(entries, idOf)]
    .map(([id, own]) => ({ id, entries: own.length, minutes: minutesOf(own), byDay: minutesByDay(own) }))
    .toSorted((one, other) => other.minutes - one.minutes);
}

export const minutesOf = (entries: readonly Pick<WorkEntry, "billableMinutes">[]): number =>
  entries.reduce((sum, { billableMinutes }) => sum + billableMinutes, 0);

export function minutesByDay(entries: readonly WorkEntry[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { day, billableMinutes } of entries) days.set(day, (days.get(day) ?? 0) + billableMinutes);
  return days;
}
