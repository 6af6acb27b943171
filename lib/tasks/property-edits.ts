import type { TaskEdit, TaskLooks } from "@/lib/tasks/edits";
import type { Json } from "@/lib/http/json";
import type { TaskCardJson } from "@/lib/tasks/present";

/** Each property of a task as it is edited in place: what is sent, and what is shown meanwhile. */
type Change = Extract<TaskEdit, { kind: "change-task" }>;
type Person = Omit<TaskCardJson["assignees"][number], "pivot">;

const change = (task: TaskCardJson, property: string, value: Json, looks: TaskLooks): Change => ({ kind: "change-task", taskId: task.id, property, value, looks });

export const statusEdit = (task: TaskCardJson, status: "open" | "closed"): Change => change(task, "status", status, { status });

export const priorityEdit = (task: TaskCardJson, priority: string): Change => change(task, "priority", priority, { priority });

/** A new due date opens a closed task again. */
export const dueEdit = (task: TaskCardJson, dueAt: string | null): Change => change(task, "due_at", dueAt, { due_at: dueAt, ...(dueAt !== null && { status: "open" }) });

export const startEdit = (task: TaskCardJson, startedAt: string | null): Change => change(task, "started_at", startedAt, { started_at: startedAt });

export const reminderEdit = (task: TaskCardJson, reminder: string): Change => change(task, "reminder_type", reminder, { reminder_type: reminder });

export const assigneeEdit = (task: TaskCardJson, person: Person, isOn: boolean): Change =>
  change(task, "assignees", isOn ? { add: [person.ID] } : { remove: [person.ID] }, { assignees: withPerson(task.assignees, task.id, person, isOn) });

export const noAssigneesEdit = (task: TaskCardJson): Change => change(task, "assignees", { remove: task.assignees.map(({ ID }) => ID) }, { assignees: [] });

export const watchEdit = (task: TaskCardJson, person: Person, isOn: boolean): Change =>
  change(task, "is_watching", isOn ? "start" : "stop", { watchers: withPerson(task.watchers, task.id, person, isOn) });

export const archiveEdit = (task: TaskCardJson, at: string | null): Change => change(task, "archived_at", at, { archived_at: at });

export const titleEdit = (task: TaskCardJson, title: string, from: string): Change => ({ ...change(task, "title", title, { title }), from });

export const descriptionEdit = (task: TaskCardJson, description: string | null, from: string | null): Change => ({ ...change(task, "description", description, { description }), from });

/** Behind all others in its stage. */
export const stageEdit = (task: TaskCardJson, stageId: number): TaskEdit => ({ kind: "move-task", taskId: task.id, stageId, place: { after: null, before: null } });

function withPerson(people: TaskCardJson["assignees"], taskId: number, person: Person, isOn: boolean): TaskCardJson["assignees"] {
  const others = people.filter(({ ID }) => ID !== person.ID);
  const pivot = { object_id: taskId, foreign_id: person.ID, settings: null, created_at: "", updated_at: "" };
  return isOn ? [...others, { ...person, pivot }] : others;
}
