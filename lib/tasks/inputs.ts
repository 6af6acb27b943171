import { z } from "zod";
import type { Priority, ReminderType } from "@/generated/prisma/client";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import {
  clamped,
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
  word,
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

const REMINDERS = {
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

/** Null when nothing is dragged any more. */
export const AnnounceDrag = z.object({ task_id: id.nullable() }).transform(({ task_id }) => ({ taskId: task_id }));

/** PUT move-task (compatibility.md, C50). `prevTaskId` and `nextTaskId` win over `newIndex`; `last_boards_updated` widens what is answered as updated. */
export const MoveTask = z
  .object({
    newStageId: id,
    newIndex: optional(place),
    prevTaskId: optional(id),
    nextTaskId: optional(id),
    newBoardId: optional(id),
    last_boards_updated: optional(date),
  })
  .transform((sent) => ({
    stageId: sent.newStageId,
    boardId: sent.newBoardId,
    index: sent.newIndex,
    after: sent.prevTaskId,
    before: sent.nextTaskId,
    since: sent.last_boards_updated ?? null,
  }));
export type MoveTask = z.infer<typeof MoveTask>;

/** PUT sort-task (compatibility.md, C41). `order` is the field, `orderBy` the direction. */
export const SortTasks = z
  .object({ order: word("priority", "due_at", "position", "created_at", "title"), orderBy: word("ASC", "DESC") })
  .transform(({ order, orderBy }) => ({ by: order, direction: orderBy }));
export type SortTasks = z.infer<typeof SortTasks>;

/** PUT pin; without a word it unpins, as the reference does. */
export const PinTask = z.object({ pinned: optional(flag) }).transform(({ pinned }) => ({ pinned: pinned ?? false }));
export type PinTask = z.infer<typeof PinTask>;

export const ListTasks = z
  .object({ include_archived: optional(flag) })
  .transform(({ include_archived }) => ({ includeArchived: include_archived ?? false }));

/** What can't be read is null: the texts that clients know say so. */
const stageOfPage = parameter({ type: "integer" })
  .optional()
  .transform((value) => id.safeParse(value).data ?? null)
  .meta({ type: "integer", required: true });
const direction = parameter({ type: "string", enum: ["next", "prev"] })
  .optional()
  .transform((value) => wayOf(optional(word("next", "prev")).safeParse(value)));
const wayOf = ({ success, data }: { success: boolean; data?: "next" | "prev" | undefined }) =>
  success ? (data ?? "next") : null;

/** GET tasks/stage-page: the cursor is a position, exclusive. */
export const PageOfStage = z
  .object({
    stage_id: stageOfPage,
    limit: clamped(1, 100, 20),
    direction,
    cursor: parameter({ type: "string" })
      .optional()
      .transform((value) => cursorOf(value)),
    include_archived: optional(flag),
  })
  .transform(({ stage_id, limit, direction: way, cursor, include_archived }) => {
    if (stage_id === null)
      throw new Invalid("Invalid Stage", { params: { stage_id: "The stage_id field is required." } });
    if (way === null)
      throw new Invalid("Invalid direction", { params: { direction: "The direction format is invalid." } });
    return { stageId: stage_id, limit, direction: way, cursor, includeArchived: include_archived ?? false };
  });
export type PageOfStage = z.infer<typeof PageOfStage>;

function cursorOf(value: unknown): number | null {
  const number = value === undefined || value === null || value === "" ? NaN : Number(value);
  return Number.isFinite(number) && Math.abs(number) < 1e8 ? number : null;
}
