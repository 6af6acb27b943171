import "server-only";
import type { Board, Prisma, ReminderType, Task } from "@/generated/prisma/client";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { type PlainTaskEvent, recordActivity } from "@/lib/activity/record";
import { longTime } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { reminderAfter } from "@/lib/tasks/reminder";
import type { TaskChange } from "@/lib/tasks/write/update-input";
import type { CurrentUser } from "@/lib/users/current-user";

export type Named<Name extends TaskChange["property"]> = Extract<TaskChange, { property: Name }>;
/** Changes to properties that are stored as they are sent. */
export type PlainChange = Named<
  "crm_contact_id" | "is_template" | "remind_at" | "reminder_type" | "settings" | "board_id" | "type" | "ignored"
>;

export function dataOf(board: Board, task: Task, change: PlainChange): Prisma.TaskUncheckedUpdateInput {
  switch (change.property) {
    case "crm_contact_id":
      return { crmContactId: change.value ?? null };
    case "is_template":
      return { isTemplate: change.value };
    case "remind_at":
      return reminderAfter(task, { remindAt: change.value });
    case "reminder_type":
      return reminderAfter(task, { reminderType: change.value });
    case "settings":
      return {
        ...(change.value.cover && { coverColor: change.value.cover.backgroundColor ?? null }),
        ...(change.value.logo !== undefined && { logo: change.value.logo }),
        ...(change.value.integration_type !== undefined && { integrationType: change.value.integration_type }),
      };
    case "board_id":
      if (change.value !== board.id)
        throw new Invalid("Board id is not valid", { params: { board_id: "Board id is not valid" } });
      return {};
    case "type":
      if (change.value === "roadmap" && board.type !== "roadmap")
        throw new Invalid("Only a roadmap holds ideas.", { params: { type: "Only a roadmap holds ideas." } });
      return { type: change.value };
    case "ignored":
      return {};
  }
}

const REMINDERS: Partial<Record<ReminderType, string>> = {
  m30: "30 minutes before",
  h1: "1 hour before",
  h2: "2 hours before",
  d1: "1 day before",
  d2: "2 days before",
  w1: "1 week before",
};

/** What activity says of them; the functions that change other properties record those. */
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
