import { z } from "zod";
import type { Priority, ReminderType } from "@/generated/prisma/client";
import { parameter } from "@/lib/http/input/parameter";
import {
  date,
  flag,
  hexColor,
  id,
  ids,
  nested,
  optional,
  place,
  someNumber,
  textUpTo,
  title,
} from "@/lib/http/input/types";
import { LONGEST_HTML, safeHtml } from "@/lib/text/html";
import { cut } from "@/lib/text/text";

const PRIORITIES = ["", "low", "medium", "high", "urgent"] as const;

/** Absent is `low`, empty is none; other text is 400. */
export const priority = parameter({ type: "string", enum: [...PRIORITIES] }).transform((value, ctx) => {
  const found = PRIORITIES.find((each) => each === (value ?? "low"));
  if (found === undefined) ctx.addIssue({ code: "custom", params: { rule: "format" } });
  return found ? found : ("none" as const);
});

export const REMINDERS = {
  none: "none",
  "30_minutes_before": "m30",
  "1_hour_before": "h1",
  "2_hours_before": "h2",
  "1_day_before": "d1",
  "2_days_before": "d2",
  "1_week_before": "w1",
  custom: "custom",
} as const;

/** An unknown one is null. */
export const reminderType = parameter({ type: "string", enum: Object.keys(REMINDERS) }).transform((value) =>
  typeof value === "string" && Object.hasOwn(REMINDERS, value) ? REMINDERS[value as keyof typeof REMINDERS] : null,
);

/** As much as the column holds, which rounds to hundredths. */
const leadValue = someNumber.refine((value) => Math.abs(value) < 99_999_999.995, { params: { rule: "number" } });

/** Safe HTML; what is empty is null. */
export const html = textUpTo(LONGEST_HTML).transform((text) =>
  text === null || text.trim() === "" ? null : safeHtml(text),
);

const cover = z
  .object({ backgroundColor: optional(hexColor) })
  .optional()
  .catch(undefined);

interface Defaults {
  stageId: number | null;
  description: string | null;
  priority: Priority;
  crmContactId: number | null;
  isTemplate: boolean | null;
  assigneeIds: number[];
  labelIds: number[];
  dueAt: Date | null;
  startedAt: Date | null;
  remindAt: Date | null;
  reminderType: ReminderType | null;
  parentId: number | null;
  source: string;
  sourceId: string | null;
  leadValue: number;
  index: number | null;
  coverColor: string | null;
}

/** A new task has these unless the caller says otherwise. */
export const NEW_TASK: Defaults = {
  stageId: null,
  description: null,
  priority: "low",
  crmContactId: null,
  isTemplate: null,
  assigneeIds: [],
  labelIds: [],
  dueAt: null,
  startedAt: null,
  remindAt: null,
  reminderType: "none",
  parentId: null,
  source: "web",
  sourceId: null,
  leadValue: 0,
  index: null,
  coverColor: null,
};

/** POST /projects/{board_id}/tasks (compatibility.md, C45). */
export const CreateTask = z
  .object({
    task: nested(
      z.object({
        title,
        board_id: id,
        stage_id: optional(id),
        description: html.optional(),
        priority: priority.optional(),
        crm_contact_id: optional(id),
        is_template: optional(flag),
        assignees: optional(ids),
        labels: optional(ids),
        due_at: date.optional(),
        started_at: date.optional(),
        remind_at: date.optional(),
        reminder_type: optional(reminderType),
        parent_id: optional(id),
        source: optional(title),
        source_id: optional(title),
        lead_value: optional(leadValue),
        position: optional(place),
        settings: z.object({ cover }).optional().catch(undefined),
      }),
    ),
  })
  .transform(({ task: { title, board_id: boardId, ...task } }): Defaults & { title: string; boardId: number } => ({
    title,
    boardId,
    stageId: task.stage_id ?? NEW_TASK.stageId,
    description: task.description ?? NEW_TASK.description,
    priority: task.priority ?? NEW_TASK.priority,
    crmContactId: task.crm_contact_id ?? NEW_TASK.crmContactId,
    isTemplate: task.is_template ?? NEW_TASK.isTemplate,
    assigneeIds: task.assignees ?? NEW_TASK.assigneeIds,
    labelIds: task.labels ?? NEW_TASK.labelIds,
    dueAt: task.due_at ?? NEW_TASK.dueAt,
    startedAt: task.started_at ?? NEW_TASK.startedAt,
    remindAt: task.remind_at ?? NEW_TASK.remindAt,
    reminderType: task.reminder_type === undefined ? NEW_TASK.reminderType : task.reminder_type,
    parentId: task.parent_id ?? NEW_TASK.parentId,
    source: cut(task.source ?? NEW_TASK.source, 100),
    sourceId: task.source_id === undefined ? NEW_TASK.sourceId : cut(task.source_id, 255),
    leadValue: task.lead_value ?? NEW_TASK.leadValue,
    index: task.position ?? NEW_TASK.index,
    coverColor: task.settings?.cover?.backgroundColor ?? NEW_TASK.coverColor,
  }));
export type CreateTask = z.infer<typeof CreateTask>;

/** POST create-task-from-image, beside the picture. */
export const CreateTaskFromImage = z.object({ stage_id: id }).transform(({ stage_id }) => ({ stageId: stage_id }));
