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

/** So long before the due date as the type says, where there are both; else when it was said. */
export function remindAt(type: ReminderType | null, dueAt: Date | null, said: Date | null): Date | null {
  const before = lead(type);
  return before !== undefined && dueAt ? new Date(dueAt.getTime() - before) : said;
}

type Reminder = Pick<Task, "dueAt" | "reminderType" | "remindAt">;

/**
 * A task's reminder after a change of what is given. A moment that is said without a type is kept as it is: a type that
 * counts from the due date then becomes `custom`. Another moment is reminded of anew.
 */
export function reminderAfter(
  task: Reminder,
  change: Partial<Reminder>,
): Pick<Task, "reminderType" | "remindAt"> & { remindedAt?: null } {
  const type = change.reminderType === undefined ? typeBeside(task.reminderType, change) : change.reminderType;
  const at = remindAt(
    type,
    change.dueAt === undefined ? task.dueAt : change.dueAt,
    change.remindAt === undefined ? cache(task, change, type) : change.remindAt,
  );
  return { reminderType: type, remindAt: at, ...(at?.getTime() !== task.remindAt?.getTime() && { remindedAt: null }) };
}

function typeBeside(type: ReminderType | null, { remindAt: said }: Partial<Reminder>): ReminderType | null {
  if (said === undefined || (lead(type) === undefined && type !== "custom")) return type;
  return said === null ? "none" : "custom";
}

/** What counted from a due date ends with it, and what has another type now is another reminder. */
function cache(task: Reminder, change: Partial<Reminder>, type: ReminderType | null): Date | null {
  const isAnother = change.reminderType !== undefined && type !== "custom";
  return isAnother || lead(type) !== undefined ? null : task.remindAt;
}

const lead = (type: ReminderType | null): number | undefined => (type === null ? undefined : BEFORE[type]);
