import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { id, ids, optional, word } from "@/lib/http/input/types";
import { priority } from "@/lib/tasks/inputs";

const MOST = 150;

/** Single or in an array; none at all is refused in the reference's words. */
const taskIds = ids.transform((list) => {
  if (list.length === 0) throw new Invalid("No task IDs provided", { params: { task_ids: "No task IDs provided" } });
  return list;
});

const few = taskIds.refine((list) => list.length <= MOST, {
  error: `No more than ${MOST} tasks can be changed at once.`,
});

const ACTIONS = word("move_tasks", "move_to_stage", "archive_tasks", "change_priority", "assign_members", "add_labels");

const sent = z.object({
  task_ids: few,
  action: ACTIONS,
  target_stage_id: optional(id),
  target_board_id: optional(id),
  priority: z.preprocess((value) => (value === null ? "" : value), priority.optional()),
  user_ids: optional(ids),
  label_ids: optional(ids),
});

/** POST tasks/bulk-actions: the tasks, and the one thing that happens to all of them. */
export const ChangeTasks = sent.transform(({ task_ids, ...given }, ctx) => ({
  taskIds: task_ids,
  change: changeOf(given, ctx),
}));
export type ChangeTasks = z.infer<typeof ChangeTasks>;
export type Change = ChangeTasks["change"];

function changeOf({ action, ...given }: Omit<z.infer<typeof sent>, "task_ids">, ctx: z.core.$RefinementCtx) {
  switch (action) {
    case "move_tasks":
    case "move_to_stage":
      return { kind: "move" as const, stageId: needed(given, "target_stage_id", ctx), boardId: given.target_board_id };
    case "archive_tasks":
      return { kind: "archive" as const };
    case "change_priority":
      return { kind: "prioritise" as const, priority: needed(given, "priority", ctx) };
    case "assign_members":
      return { kind: "assign" as const, userIds: needed(given, "user_ids", ctx) };
    case "add_labels":
      return { kind: "label" as const, labelIds: needed(given, "label_ids", ctx) };
  }
}

/** What this action can't do without; an empty list is none. */
function needed<Given extends object, Name extends keyof Given & string>(
  given: Given,
  name: Name,
  ctx: z.core.$RefinementCtx,
): NonNullable<Given[Name]> {
  const value = given[name];
  if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0))
    return value as NonNullable<Given[Name]>;

  ctx.addIssue({ code: "custom", path: [name], params: { rule: "required" } });
  return z.NEVER;
}

/** PUT bulk-restore-tasks and DELETE bulk-delete-tasks. */
export const NamedTasks = z.object({ task_ids: taskIds }).transform(({ task_ids }) => ({ taskIds: task_ids }));
export type NamedTasks = z.infer<typeof NamedTasks>;
