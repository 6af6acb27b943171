import type { Task } from "@/generated/prisma/client";
import { type Day, dayMeant, daysLater } from "@/lib/recurrence/zoned";

type Dates = Pick<Task, "startedAt" | "dueAt" | "remindAt" | "remindedAt">;

/** How many days a task's dates move on: as many as passed since it came before, and at least so many that it is not overdue at once. */
export function daysToMove({ startedAt, dueAt }: Pick<Task, "startedAt" | "dueAt">, zone: string, before: Day, now: Day): number {
  const date = dueAt ?? startedAt;
  return date ? Math.max(now - before, now - dayMeant(date, zone)) : 0;
}

/** A task's dates so many days later; of the reminder it is told anew. */
export function movedDates({ startedAt, dueAt, remindAt }: Dates, days: number, zone: string): Dates {
  const moved = (date: Date | null) => date && daysLater(date, days, zone);
  return { startedAt: moved(startedAt), dueAt: moved(dueAt), remindAt: moved(remindAt), remindedAt: null };
}
