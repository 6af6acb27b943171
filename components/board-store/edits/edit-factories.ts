import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskCardJson } from "@/lib/tasks/present/task";

type PersonOnTask = TaskCardJson["assignees"][number];
export type KnownPerson = Pick<PersonOnTask, "ID" | "display_name" | "photo"> & Partial<Omit<PersonOnTask, "pivot">>;

export const finishing = ({ id, status }: TaskCardJson): TaskEdit => {
  const next = status === "closed" ? "open" : "closed";
  return { kind: "change-task", taskId: id, property: "status", value: next, optimistic: { status: next } };
};

export const archiving = ({ id }: TaskCardJson, now: Date): TaskEdit => ({
  kind: "change-task",
  taskId: id,
  property: "archived_at",
  value: now.toISOString(),
  optimistic: { archived_at: now.toISOString().slice(0, 19).replace("T", " ") },
});

export const unarchiving = ({ id }: TaskCardJson): TaskEdit => ({
  kind: "change-task",
  taskId: id,
  property: "archived_at",
  value: null,
  optimistic: {},
});

export const renaming = ({ id, title }: TaskCardJson, wish: string): TaskEdit => ({
  kind: "change-task",
  taskId: id,
  property: "title",
  value: wish,
  optimistic: { title: wish },
  from: title,
});

export const isAssigned = ({ assignees }: TaskCardJson, personId: number): boolean =>
  assignees.some(({ ID }) => ID === personId);
export const isWatched = ({ watchers }: TaskCardJson, personId: number): boolean =>
  watchers.some(({ ID }) => ID === personId);

export function assigning(task: TaskCardJson, person: KnownPerson): TaskEdit {
  const value = isAssigned(task, person.ID) ? { remove: [person.ID] } : { add: [person.ID] };
  return {
    kind: "change-task",
    taskId: task.id,
    property: "assignees",
    value,
    optimistic: { assignees: toggled(task, task.assignees, person) },
  };
}

/** These people, and nobody else. */
export function assigningAll(task: TaskCardJson, people: readonly KnownPerson[]): TaskEdit {
  const add = people.filter(({ ID }) => !isAssigned(task, ID)).map(({ ID }) => ID);
  const remove = task.assignees.filter(({ ID }) => !people.some((each) => each.ID === ID)).map(({ ID }) => ID);
  return {
    kind: "change-task",
    taskId: task.id,
    property: "assignees",
    value: { add, remove },
    optimistic: { assignees: people.map((person) => personOn(task.id, person)) },
  };
}

export function watching(task: TaskCardJson, person: KnownPerson): TaskEdit {
  const value = isWatched(task, person.ID) ? "stop" : "start";
  return {
    kind: "change-task",
    taskId: task.id,
    property: "is_watching",
    value,
    optimistic: { watchers: toggled(task, task.watchers, person) },
  };
}

/** To the start of the stage, whether its tasks are known or not. */
export function movingTo(task: TaskCardJson, stageId: number, inStage: readonly TaskCardJson[]): TaskEdit {
  const first = inStage.find(({ id }) => id !== task.id);
  const place = first ? { after: null, before: first.id } : { after: null, before: null, at: "start" as const };
  return { kind: "move-task", taskId: task.id, stageId, place };
}

/** The last task of the stage must be loaded. */
export function movingToEnd(task: TaskCardJson, inStage: readonly TaskCardJson[]): TaskEdit {
  const last = inStage.findLast(({ id }) => id !== task.id);
  return {
    kind: "move-task",
    taskId: task.id,
    stageId: task.stage_id ?? 0,
    place: { after: last?.id ?? null, before: null },
  };
}

function toggled({ id }: TaskCardJson, people: readonly PersonOnTask[], person: KnownPerson): PersonOnTask[] {
  const others = people.filter(({ ID }) => ID !== person.ID);
  return others.length < people.length ? others : [...others, personOn(id, person)];
}

export const personOn = (taskId: number, person: KnownPerson): PersonOnTask => ({
  ...UNKNOWN,
  ...person,
  pivot: {
    object_id: taskId,
    foreign_id: person.ID,
    settings: null,
    preferences: null,
    created_at: "",
    updated_at: "",
  },
});

/** Placeholders until the server sends the whole person. */
const UNKNOWN = {
  user_login: "",
  user_nicename: "",
  user_email: "",
  user_url: "",
  user_registered: "",
  user_status: "0" as const,
  role: "Member" as const,
};
