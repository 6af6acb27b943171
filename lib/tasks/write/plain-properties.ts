import "server-only";
import { z } from "zod";
import type { Board, Prisma, ReminderType, Task } from "@/generated/prisma/client";
import { differencesIn, type Property } from "@/lib/activity/differences";
import { type PlainTaskEvent, recordActivity } from "@/lib/activity/record";
import { longTime } from "@/lib/dates/dates";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { PropertyChange } from "@/lib/http/input/property";
import { date, flag, hexColor, id, optional, word } from "@/lib/http/input/types";
import { reminderType } from "@/lib/tasks/inputs";
import { reminderAfter } from "@/lib/tasks/reminder";
import { integrationType, pictureAddress } from "@/lib/tasks/write/idea-inputs";
import type { CurrentUser } from "@/lib/users/current-user";

const cover = z.object({
  backgroundColor: z.preprocess((value) => (value === "" ? null : value), hexColor.nullable().optional()),
  imageId: optional(id).catch(undefined),
});
const settings = z.preprocess(
  (value) => (Array.isArray(value) || value === null || value === "" ? { cover: { backgroundColor: null } } : value),
  z.object({ cover: cover.optional(), logo: pictureAddress.optional(), integration_type: integrationType.optional() }),
);

/** Properties that are stored as they are sent, with the parser of their value (compatibility.md, C46). */
export const PLAIN_PROPERTIES = {
  crm_contact_id: optional(id),
  is_template: flag,
  remind_at: date,
  reminder_type: reminderType,
  settings,
  board_id: id,
  type: word("task", "roadmap"),
} as const;

export type PlainChange = PropertyChange<typeof PLAIN_PROPERTIES> | { property: "ignored"; value: null };

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
const RECORDED: readonly Property<Task, PlainTaskEvent>[] = [
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
    ...differencesIn(RECORDED, before, after).map((difference) => ({ ...line, ...difference })),
  );
}
