import { api } from "@/lib/api";
import type { TaskJson } from "@/lib/tasks/present/task";

export type TemplateTask = Pick<TaskJson, "id" | "board_id" | "title">;

/** What a copy may take along, by its name in the request. */
export const TASK_PARTS = [
  "assignee",
  "subtask",
  "label",
  "attachment",
  "custom_field",
  "watcher",
  "comment",
  "time_tracking",
  "recurring",
] as const;
export type TaskPart = (typeof TASK_PARTS)[number];

/** What people expect of a template: its content, not what has happened to it. */
export const USUAL_PARTS: readonly TaskPart[] = ["assignee", "subtask", "label", "attachment", "custom_field"];

/** Only this belongs to no board. */
export const isCopiedFromElsewhere = (part: TaskPart): boolean => part === "subtask";

export const readTemplateTasks = (): Promise<TemplateTask[]> =>
  api("GET", "/boards/v2/projects/get-template-tasks?_fields=id,board_id,title");

export const partFlags = (chosen: ReadonlySet<TaskPart>): Record<TaskPart, "true" | "false"> =>
  Object.fromEntries(TASK_PARTS.map((part) => [part, chosen.has(part) ? "true" : "false"])) as Record<
    TaskPart,
    "true" | "false"
  >;
