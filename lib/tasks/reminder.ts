import type { ReminderType, Task } from "@/generated/prisma/client";

const HOUR = 3_600_000;
const BEFORE: Partial<Record<ReminderType, number>> = {
  m30: HOUR / 2,
  h1: HOUR,
  h2: 2 * HOUR,
  d1: 24 * HOUR,
  d2: 48 * HOUR,
  w1: 168 * HOUR,
};

export function remindAt(type: ReminderType | null, dueAt: Date | null, custom: Date | null): Date | null {
  const before = lead(type);
  return before !== undefined && dueAt ? new Date(dueAt.getTime() - before) : custom;
}

type Reminder = Pick<Task, "dueAt" | "reminderType" | "remindAt">;

/** A time without a type turns a type relative to the due date into `custom`. A reminder with another time is sent
 * again. */
export function reminderAfter(
  task: Reminder,
  change: Partial<Reminder>,
): Pick<Task, "reminderType" | "remindAt"> & { remindedAt?: null } {
  const type = change.reminderType === undefined ? typeAfter(task.reminderType, change) : change.reminderType;
  const at = remindAt(
    type,
    change.dueAt === undefined ? task.dueAt : change.dueAt,
    change.remindAt === undefined ? remainingTime(task, change, type) : change.remindAt,
  );
  return { reminderType: type, remindAt: at, ...(at?.getTime() !== task.remindAt?.getTime() && { remindedAt: null }) };
}

function typeAfter(type: ReminderType | null, { remindAt: custom }: Partial<Reminder>): ReminderType | null {
  if (custom === undefined || (lead(type) === undefined && type !== "custom")) return type;
  return custom === null ? "none" : "custom";
}

/** A relative reminder ends with its due date, and another type starts a new reminder. */
function remainingTime(task: Reminder, change: Partial<Reminder>, type: ReminderType | null): Date | null {
  const isAnother = change.reminderType !== undefined && type !== "custom";
  return isAnother || lead(type) !== undefined ? null : task.remindAt;
}

const lead = (type: ReminderType | null): number | undefined => (type === null ? undefined : BEFORE[type]);
