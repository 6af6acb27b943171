import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import { isTemplateTask } from "@/components/board-store/edits/template-edits";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { type Change, type Inverse, isSame, type What } from "@/components/undo/inverse/inverse";
import { aroundIn, placeBetween } from "@/components/undo/inverse/places";
import { peopleInverse } from "@/components/undo/inverse/people-inverse";
import type { KnownTask, Shown } from "@/components/undo/inverse/shown";
import type { Json } from "@/lib/http/response/json";

export type ChangeTask = Extract<TaskEdit, { kind: "change-task" }>;
export type StoredProperty = keyof typeof WHAT;

/** Properties whose value in the record is also what is sent. */
const WHAT = {
  title: "title",
  description: "description",
  status: "status",
  priority: "priority",
  due_at: "due",
  started_at: "start",
  remind_at: "reminder",
  reminder_type: "reminder",
  archived_at: "archive",
  crm_contact_id: "other",
  type: "other",
} as const satisfies Partial<Record<keyof KnownTask, What>>;

export const settingTo = (taskId: number, property: StoredProperty, value: Json): ChangeTask => ({
  kind: "change-task",
  taskId,
  property,
  value,
  optimistic: { [property]: value },
});

/** What takes back the change of one property of a task. */
export function propertyInverse(edit: ChangeTask, before: Shown): Inverse {
  const task = before.task(edit.taskId);
  const { property } = edit;
  const change: Change = { key: "changed", title: task?.title, what: "other" };
  if (!task) return { change, reason: "unknown" };
  if (property === "assignees" || property === "is_watching") return peopleInverse(edit, task);
  if (property === "archived_at") return archiveInverse(edit, task, before);
  if (property === "is_template") return templateInverse(edit, task);
  if (property === "settings") return coverInverse(edit, task);
  if (property === "parent_id") return parentInverse(edit, task);
  return isStored(property) ? storedInverse(edit, property, task) : { change, reason: "unknown" };
}

const isStored = (property: string): property is StoredProperty => Object.hasOwn(WHAT, property);

function storedInverse(edit: ChangeTask, property: StoredProperty, task: KnownTask): Inverse {
  const { id: taskId, status, reminder_type } = task;
  const former = edit.from === undefined ? task[property] : edit.from;
  const wish = edit.optimistic[property];
  if (former === undefined) return { change: { key: "changed", what: WHAT[property] }, reason: "unknown" };
  if (isSame(former, wish)) return null;

  const valueIn = (answer: EditResponse | null): Json => answer?.task?.[property] ?? wish ?? null;
  const isText = property === "title" || property === "description";
  return {
    change: changeTo(edit, property, task),
    what: WHAT[property],
    takeBack: (_, answer) => [
      {
        ...settingTo(taskId, property, former),
        ...(isText ? { from: String(valueIn(answer) ?? "") } : { expected: valueIn(answer) }),
      },
      ...(property === "due_at" ? withDueDate(taskId, former, { status, reminder_type }, edit, answer) : []),
    ],
    hasChanged: (now, answer) => isOther(now.task(taskId), property, valueIn(answer)),
  };
}

/** A due date reopens a task, and its reminder goes with it. */
function withDueDate(
  taskId: number,
  dueAt: Json,
  { status, reminder_type }: Pick<KnownTask, "status" | "reminder_type">,
  { optimistic }: ChangeTask,
  answer: EditResponse | null,
): BoardEdit[] {
  const isReopened = status === "closed" && (dueAt !== null || optimistic.status === "open");
  const hasLostReminder = answer?.task && answer.task.reminder_type !== reminder_type && dueAt !== null;
  return [
    ...(isReopened ? [settingTo(taskId, "status", status)] : []),
    ...(hasLostReminder && reminder_type !== null ? [settingTo(taskId, "reminder_type", reminder_type)] : []),
  ];
}

function changeTo({ optimistic }: ChangeTask, property: StoredProperty, { title }: KnownTask): Change {
  if (property === "title") return { key: "renamed", title, to: optimistic.title };
  if (property === "status") return { key: optimistic.status === "closed" ? "done" : "reopened", title };
  return { key: "changed", title, what: WHAT[property] };
}

/** What is not loaded is checked by the server alone. */
const isOther = (task: KnownTask | null, property: StoredProperty, value: Json): boolean =>
  task !== null && task[property] !== undefined && !isSame(task[property], value);

/** A restored task comes to the top of its stage, and from there to its place. */
function archiveInverse(
  { value }: ChangeTask,
  { id: taskId, title, stage_id, archived_at }: KnownTask,
  before: Shown,
): Inverse {
  const wasArchived = archived_at !== null;
  if (wasArchived === (value !== null)) return null;
  const around = stage_id === null ? null : aroundIn(before.tasksIn(stage_id), taskId);
  const isElsewhere = around !== null && around.earlier.length > 0;
  return {
    change: { key: wasArchived ? "restored" : "archived", title },
    what: "archive",
    task: wasArchived ? undefined : taskId,
    takeBack: (now) => {
      if (wasArchived) return [{ ...settingTo(taskId, "archived_at", archived_at), expected: null }];
      const restoring = { ...settingTo(taskId, "archived_at", null), expected: value };
      return isElsewhere && stage_id !== null
        ? [restoring, { kind: "move-task", taskId, stageId: stage_id, place: placeBetween(now, stage_id, around) }]
        : [restoring];
    },
    hasChanged: (now) => {
      const task = now.task(taskId);
      return task !== null && (task.archived_at !== null) !== (value !== null);
    },
  };
}

function templateInverse({ value }: ChangeTask, task: KnownTask): Inverse {
  const { id: taskId, title, meta } = task;
  const former = isTemplateTask(task) ? "yes" : "no";
  if (former === value) return null;
  return {
    change: { key: "changed", title, what: "template" },
    what: "template",
    takeBack: () => [
      { kind: "change-task", taskId, property: "is_template", value: former, optimistic: { meta }, expected: value },
    ],
    hasChanged: (now) => {
      const known = now.task(taskId);
      return known !== null && isTemplateTask(known) !== (value === "yes");
    },
  };
}

/** The file of a picture is deleted with it. */
function coverInverse({ optimistic }: ChangeTask, { id: taskId, title, settings }: KnownTask): Inverse {
  const change: Change = { key: "changed", title, what: "cover" };
  const { cover } = settings;
  if ("imageId" in cover && cover.imageId) return { change, reason: "picture" };
  if (isSame(cover, optimistic.settings?.cover)) return null;
  return {
    change,
    what: "cover",
    takeBack: (now) => [
      {
        kind: "change-task",
        taskId,
        property: "settings",
        value: { cover: { backgroundColor: cover.backgroundColor } },
        optimistic: { settings: { ...(now.task(taskId)?.settings ?? settings), cover } },
      },
    ],
    hasChanged: (now) => {
      const task = now.task(taskId);
      return task !== null && !isSame(task.settings.cover, optimistic.settings?.cover);
    },
  };
}

/** Only `freed` subtasks are put back into a task so. */
function parentInverse({ value }: ChangeTask, { id, title, stage_id }: KnownTask): Inverse {
  const change: Change = { key: "changed", title, what: "other" };
  if (stage_id === null || typeof value !== "number") return { change, reason: "unknown" };
  return {
    change,
    what: "other",
    takeBack: () => [{ kind: "free-subtask", taskId: value, subtaskId: id, stageId: stage_id }],
  };
}
