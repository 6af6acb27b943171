import type { TaskEdit, OptimisticTask } from "@/components/board-store/edits/task-edits";
import type { Json } from "@/lib/http/response/json";
import type { TaskCardJson } from "@/lib/tasks/present/task";

type Change = Extract<TaskEdit, { kind: "change-task" }>;

const change = (task: TaskCardJson, property: string, value: Json, optimistic: OptimisticTask): Change => ({
  kind: "change-task",
  taskId: task.id,
  property,
  value,
  optimistic,
});

export const priorityEdit = (task: TaskCardJson, priority: string): Change =>
  change(task, "priority", priority, { priority });

export const dueEdit = (task: TaskCardJson, dueAt: string | null): Change =>
  change(task, "due_at", dueAt, { due_at: dueAt, ...(dueAt !== null && { status: "open" }) });

export const startEdit = (task: TaskCardJson, startedAt: string | null): Change =>
  change(task, "started_at", startedAt, { started_at: startedAt });

export const reminderEdit = (task: TaskCardJson, reminder: string): Change =>
  change(task, "reminder_type", reminder, { reminder_type: reminder });

export const noAssigneesEdit = (task: TaskCardJson): Change =>
  change(task, "assignees", { remove: task.assignees.map(({ ID }) => ID) }, { assignees: [] });

export const titleEdit = (task: TaskCardJson, title: string, from: string): Change => ({
  ...change(task, "title", title, { title }),
  from,
});

export const descriptionEdit = (task: TaskCardJson, description: string | null, from: string | null): Change => ({
  ...change(task, "description", description, { description }),
  from,
});

export const bareEdit = (task: TaskCardJson): Change =>
  change(
    task,
    "settings",
    { cover: { backgroundColor: "" } },
    { settings: { ...task.settings, cover: { backgroundColor: "" } } },
  );

export const stageEdit = (task: TaskCardJson, stageId: number): TaskEdit => ({
  kind: "move-task",
  taskId: task.id,
  stageId,
  place: { after: null, before: null, at: "start" },
});
