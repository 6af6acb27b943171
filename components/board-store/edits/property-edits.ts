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

/** For properties that are sent as they are in the record. */
export const propertyEdit = <Name extends keyof OptimisticTask>(
  task: TaskCardJson,
  property: Name,
  value: OptimisticTask[Name] & Json,
): Change => change(task, property, value, { [property]: value });

export const dueEdit = (task: TaskCardJson, dueAt: string | null): Change =>
  change(task, "due_at", dueAt, { due_at: dueAt, ...(dueAt !== null && { status: "open" }) });

/** Null when both dates are as they were. */
export function datesEdit(task: TaskCardJson, { started_at, due_at }: Dates): TaskEdit | null {
  const [startChanges, dueChanges] = [started_at !== task.started_at, due_at !== task.due_at];
  if (startChanges && dueChanges)
    return { kind: "schedule-task", taskId: task.id, startedAt: started_at, dueAt: due_at };
  if (startChanges) return propertyEdit(task, "started_at", started_at);
  return dueChanges ? dueEdit(task, due_at) : null;
}

type Dates = Pick<TaskCardJson, "started_at" | "due_at">;

export const noAssigneesEdit = (task: TaskCardJson): Change =>
  change(task, "assignees", { remove: task.assignees.map(({ ID }) => ID) }, { assignees: [] });

export const titleEdit = (task: TaskCardJson, title: string, from: string): Change => ({
  ...propertyEdit(task, "title", title),
  from,
});

export const descriptionEdit = (task: TaskCardJson, description: string | null, from: string | null): Change => ({
  ...propertyEdit(task, "description", description),
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
