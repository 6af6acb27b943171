import "server-only";
import type { ReminderType, Task } from "@/generated/prisma/client";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { type PlainTaskEvent, recordActivity } from "@/lib/activity/record";
import { longTime } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

const REMINDERS: Partial<Record<ReminderType, string>> = {
  m30: "30 minutes before",
  h1: "1 hour before",
  h2: "2 hours before",
  d1: "1 day before",
  d2: "2 days before",
  w1: "1 week before",
};

/** Properties that are stored as they are sent; the functions that change other properties record them. */
const PROPERTIES: readonly Property<Task, PlainTaskEvent>[] = [
  {
    event: (action) => `${action} reminder`,
    valueOf: ({ reminderType, remindAt }) =>
      (reminderType && REMINDERS[reminderType]) ?? (remindAt && longTime(remindAt)),
  },
  {
    event: (action) => (action === "added" ? "added template" : "removed template"),
    valueOf: ({ isTemplate }) => (isTemplate ? "yes" : null),
  },
  {
    event: (action) => `${action} cover`,
    valueOf: ({ coverAttachmentId, coverColor }) => coverAttachmentId ?? coverColor,
    isHidden: true,
  },
  { event: (action) => `${action} logo`, valueOf: ({ logo }) => logo, isHidden: true },
  { event: (action) => `${action} integration type`, valueOf: ({ integrationType }) => integrationType },
  { event: (action) => `${action} contact`, valueOf: ({ crmContactId }) => crmContactId },
  { event: (action) => `${action} type`, valueOf: ({ type }) => type },
];

export async function recordChanges(tx: Tx, before: Task, after: Task, actor: CurrentUser): Promise<void> {
  const line = { boardId: after.boardId, taskId: after.id };
  await recordActivity(
    tx,
    actor,
    ...differencesIn(PROPERTIES, before, after).map((difference) => ({ ...line, ...difference })),
  );
}
