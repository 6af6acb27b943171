import { z } from "zod";
import { Invalid } from "@/lib/errors";
import { LONGEST_LINE } from "@/lib/http/input/parameter";
import { id, ids, line, optional, word } from "@/lib/http/input/types";
import { priority } from "@/lib/tasks/inputs";
import { clonedParts, partsIn } from "@/lib/tasks/write/clone-input";
import { cut } from "@/lib/text/text";

const MAX_TASKS = 150;
/** Their files are copied first. */
const MAX_COPIES = 50;

const taskIds = ids.transform((list) => {
  if (list.length === 0) throw new Invalid("No task IDs provided", { params: { task_ids: "No task IDs provided" } });
  return list;
});

const limitedTaskIds = taskIds.refine((list) => list.length <= MAX_TASKS, {
  error: `No more than ${MAX_TASKS} tasks can be changed at once.`,
});

/** In `title`, what stands for the title of the original. */
const ORIGINAL = "{title}";

export const CopyTasks = z
  .object({
    task_ids: taskIds.refine((list) => list.length <= MAX_COPIES, {
      error: `No more than ${MAX_COPIES} tasks can be copied at once.`,
    }),
    title: optional(line.refine((text) => text.includes(ORIGINAL), { error: `The title must contain ${ORIGINAL}.` })),
    stage_id: optional(id),
    ...clonedParts,
  })
  .transform(({ task_ids, title = ORIGINAL, stage_id, ...parts }) => ({
    taskIds: task_ids,
    titleOf: (original: string) =>
      cut(
        title.replace(ORIGINAL, () => original),
        LONGEST_LINE,
      ),
    stageId: stage_id ?? null,
    parts: partsIn(parts),
  }));
export type CopyTasks = z.infer<typeof CopyTasks>;

const ACTIONS = word("move_tasks", "move_to_stage", "archive_tasks", "change_priority", "assign_members", "add_labels");

const BulkAction = z.object({
  task_ids: limitedTaskIds,
  action: ACTIONS,
  target_stage_id: optional(id),
  target_board_id: optional(id),
  priority: z.preprocess((value) => (value === null ? "" : value), priority.optional()),
  user_ids: optional(ids),
  label_ids: optional(ids),
});

export const ChangeTasks = BulkAction.transform(({ task_ids, ...values }, ctx) => ({
  taskIds: task_ids,
  change: changeOf(values, ctx),
}));
export type ChangeTasks = z.infer<typeof ChangeTasks>;
export type Change = ChangeTasks["change"];

function changeOf({ action, ...values }: Omit<z.infer<typeof BulkAction>, "task_ids">, ctx: z.core.$RefinementCtx) {
  switch (action) {
    case "move_tasks":
    case "move_to_stage":
      return {
        kind: "move" as const,
        stageId: requireValue(values, "target_stage_id", ctx),
        boardId: values.target_board_id,
      };
    case "archive_tasks":
      return { kind: "archive" as const };
    case "change_priority":
      return { kind: "prioritise" as const, priority: requireValue(values, "priority", ctx) };
    case "assign_members":
      return { kind: "assign" as const, userIds: requireValue(values, "user_ids", ctx) };
    case "add_labels":
      return { kind: "label" as const, labelIds: requireValue(values, "label_ids", ctx) };
  }
}

/** An empty list counts as missing. */
function requireValue<Given extends object, Name extends keyof Given & string>(
  values: Given,
  name: Name,
  ctx: z.core.$RefinementCtx,
): NonNullable<Given[Name]> {
  const value = values[name];
  if (value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0))
    return value as NonNullable<Given[Name]>;

  ctx.addIssue({ code: "custom", path: [name], params: { rule: "required" } });
  return z.NEVER;
}

export const ListedTasks = z.object({ task_ids: taskIds }).transform(({ task_ids }) => ({ taskIds: task_ids }));
export type ListedTasks = z.infer<typeof ListedTasks>;
