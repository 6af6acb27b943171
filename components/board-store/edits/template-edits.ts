import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export const isTemplateTask = ({ meta }: Pick<TaskCardJson, "meta">): boolean =>
  !Array.isArray(meta) && meta.is_template === "yes";

/** A task becomes a template, or is one no longer. */
export function templateEdit(task: TaskCardJson): TaskEdit {
  const value = isTemplateTask(task) ? "no" : "yes";
  const meta = { ...(Array.isArray(task.meta) ? {} : task.meta), is_template: value };
  return { kind: "change-task", taskId: task.id, property: "is_template", value, optimistic: { meta } };
}
