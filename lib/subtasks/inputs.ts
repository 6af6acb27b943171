import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { parameter } from "@/lib/http/input/parameter";
import { date, flag, id, ids, optional, place, title } from "@/lib/http/input/types";
import type { NewTask } from "@/lib/tasks/write/create";
import { html, priority, reminderType } from "@/lib/tasks/inputs";
import { plainLine } from "@/lib/text/text";

const MAX_TITLE_LENGTH = 255;
const MAX_TITLES = 15;

const groupTitle = title.refine((text) => [...text].length <= MAX_TITLE_LENGTH, {
  params: { rule: "max" },
  message: `The title must have at most ${MAX_TITLE_LENGTH} characters.`,
});

export const plainSubtask = (subtaskTitle: string): NewTask => ({
  title: subtaskTitle,
  description: null,
  priority: "low",
  crmContactId: null,
  isTemplate: null,
  assigneeIds: [],
  labelIds: [],
  dueAt: null,
  remindAt: null,
  reminderType: "none",
  source: "web",
  sourceId: null,
  leadValue: 0,
  coverColor: null,
});

/** POST subtasks (compatibility.md, C63). Only the first assignee counts. */
export const AddSubtask = z
  .object({
    title,
    group_id: optional(id),
    add_to_top: optional(flag),
    description: html.optional(),
    priority: priority.optional(),
    due_at: date.optional(),
    remind_at: date.optional(),
    reminder_type: reminderType.optional(),
    assignees: optional(ids),
  })
  .transform((sent) => ({
    groupId: sent.group_id ?? null,
    isOnTop: sent.add_to_top ?? false,
    subtask: {
      ...plainSubtask(sent.title),
      description: sent.description ?? null,
      priority: sent.priority ?? "low",
      assigneeIds: (sent.assignees ?? []).slice(0, 1),
      dueAt: sent.due_at ?? null,
      remindAt: sent.remind_at ?? null,
      reminderType: sent.reminder_type === undefined ? ("none" as const) : sent.reminder_type,
    },
  }));
export type AddSubtask = z.infer<typeof AddSubtask>;

/** One title or many; blank ones and those after the first 15 are ignored. */
const titles = parameter({ type: "array" })
  .optional()
  .transform((value, ctx): string[] => {
    const list = (Array.isArray(value) ? value : [value ?? ""]).slice(0, MAX_TITLES);
    if (list.some((each) => !isText(each))) ctx.addIssue({ code: "custom", params: { rule: "array" } });
    return list
      .filter(isText)
      .map((each) => plainLine(String(each ?? "")))
      .filter(Boolean);
  });
const isText = (value: unknown) => value === null || typeof value === "string" || typeof value === "number";

export const AddSubtasks = z
  .object({ titles, group_title: optional(groupTitle) })
  .transform(({ titles: newTitles, group_title }) => {
    if (newTitles.length === 0)
      throw new Invalid("No subtasks provided.", { params: { titles: "No subtasks provided." } });
    return { titles: newTitles, groupTitle: group_title ?? "Subtasks" };
  });
export type AddSubtasks = z.infer<typeof AddSubtasks>;

/** POST subtask-group (compatibility.md, C64). */
export const AddGroup = z.object({ title: groupTitle });
export type AddGroup = z.infer<typeof AddGroup>;

/** PUT subtask-group (compatibility.md, C64). */
export const RenameGroup = z
  .object({ group_id: id, title: groupTitle })
  .transform(({ group_id, title: newTitle }) => ({ groupId: group_id, title: newTitle }));
export type RenameGroup = z.infer<typeof RenameGroup>;

/** DELETE subtask-group (compatibility.md, C64). */
export const DeleteGroup = z.object({ group_id: id }).transform(({ group_id }) => ({ groupId: group_id }));
export type DeleteGroup = z.infer<typeof DeleteGroup>;

export const PlaceGroup = z.object({ index: place });
export type PlaceGroup = z.infer<typeof PlaceGroup>;

const subtaskIds = parameter({ type: "array", required: true }).transform((value, ctx) => {
  const parsed = ids.safeParse(value);
  if (!parsed.data?.length) ctx.addIssue({ code: "custom", params: { rule: parsed.success ? "required" : "array" } });
  return { ids: parsed.data ?? [], isList: Array.isArray(value) };
});

/** POST move-subtask (compatibility.md, C65). A single id gets a single subtask in the answer. */
export const MoveSubtasks = z
  .object({ group_id: id, subtask_id: subtaskIds })
  .transform(({ group_id, subtask_id }) => ({
    groupId: group_id,
    subtaskIds: subtask_id.ids,
    isList: subtask_id.isList,
  }));
export type MoveSubtasks = z.infer<typeof MoveSubtasks>;

/** PUT update-subtask-position (compatibility.md, C65). Without a group the subtask stays in its own. */
export const PlaceSubtask = z
  .object({ newPosition: place, newSubtasksGroupId: optional(id) })
  .transform(({ newPosition, newSubtasksGroupId }) => ({ index: newPosition, groupId: newSubtasksGroupId ?? null }));
export type PlaceSubtask = z.infer<typeof PlaceSubtask>;

/** PUT convert-to-subtask (compatibility.md, C66). */
export const ConvertToSubtask = z
  .object({ parent_id: id, assigneeId: optional(id), subtaskGroupId: optional(id) })
  .transform(({ parent_id, assigneeId, subtaskGroupId }) => ({
    parentId: parent_id,
    assigneeId: assigneeId ?? null,
    groupId: subtaskGroupId ?? null,
  }));
export type ConvertToSubtask = z.infer<typeof ConvertToSubtask>;

/** PUT move-to-board (compatibility.md, C67). */
export const MoveToStage = z.object({ stage_id: id }).transform(({ stage_id }) => ({ stageId: stage_id }));
export type MoveToStage = z.infer<typeof MoveToStage>;
