import { BLANK } from "@/components/board-store/edits/blank-task";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { CompactTaskJson, CompactTasksJson } from "@/lib/tasks/present/compact";

export type AllTasksJson = CompactTasksJson & { synced_at: string };

/** All tasks of a board as the store keeps them. */
export function loadedTasksFromAll(all: AllTasksJson): LoadedTasks {
  const stages = Object.fromEntries(all.stage_ids.map((id) => [id, { total: 0, end: null }]));
  const tasks: Record<number, StoredTask> = {};
  for (const task of tasksOfColumns(all)) {
    tasks[task.id] = task;
    const stage = stages[task.stage_id ?? 0];
    if (stage) stage.total += 1;
  }
  return {
    tasks,
    stages,
    beyond: {},
    isComplete: true,
    dependentIds: new Set(all.dependent_task_ids),
    newestId: all.newest_task_id,
    syncedAt: all.synced_at,
    isStale: false,
  };
}

export function tasksOfColumns({ count, columns, people, labels }: CompactTasksJson): StoredTask[] {
  // No screen reads the pivots, so that all tasks share one object for each person and label.
  const related = {
    people: new Map(people.map((person) => [person.ID, personOn(0, person)])),
    labels: new Map(labels.map((label) => [label.id, labelOn(0, label)])),
  };
  return Array.from({ length: count }, (_, at) => taskAt(columns, at, related));
}

interface Related {
  people: ReadonlyMap<number, StoredTask["assignees"][number]>;
  labels: ReadonlyMap<number, StoredTask["labels"][number]>;
}

/** An object built key by key takes ten times as long to create as a literal. */
// eslint-disable-next-line max-lines-per-function
function taskAt(columns: CompactTasksJson["columns"], at: number, { people, labels }: Related): StoredTask {
  const id = valueAt(columns.id, at);
  return {
    id,
    parent_id: valueAt(columns.parent_id, at),
    board_id: valueAt(columns.board_id, at),
    crm_contact_id: valueAt(columns.crm_contact_id, at),
    title: valueAt(columns.title, at),
    slug: valueAt(columns.slug, at),
    type: valueAt(columns.type, at),
    status: valueAt(columns.status, at),
    stage_id: valueAt(columns.stage_id, at),
    source: valueAt(columns.source, at),
    source_id: valueAt(columns.source_id, at),
    priority: valueAt(columns.priority, at),
    created_by: valueAt(columns.created_by, at),
    position: valueAt(columns.position, at),
    comments_count: valueAt(columns.comments_count, at),
    reminder_type: valueAt(columns.reminder_type, at),
    settings: settingsAt(columns, at),
    vote_count: valueAt(columns.vote_count, at),
    log_minutes: valueAt(columns.log_minutes, at),
    remind_at: valueAt(columns.remind_at, at),
    started_at: valueAt(columns.started_at, at),
    due_at: valueAt(columns.due_at, at),
    last_completed_at: valueAt(columns.last_completed_at, at),
    archived_at: valueAt(columns.archived_at, at),
    isOverdue: valueAt(columns.isOverdue, at),
    isUpcoming: valueAt(columns.isUpcoming, at),
    meta: valueAt(columns.meta, at) ?? [],
    repeat_task_meta: valueAt(columns.repeat_task_meta, at),
    is_pinned: valueAt(columns.is_pinned, at),
    notifications: valueAt(columns.notifications, at),
    is_watching: valueAt(columns.is_watching, at),
    has_description: valueAt(columns.has_description, at),
    created_at: valueAt(columns.created_at, at),
    updated_at: valueAt(columns.updated_at, at),
    assignees: known(valueAt(columns.assignees, at), people),
    watchers: known(valueAt(columns.watchers, at), people),
    labels: known(valueAt(columns.labels, at), labels),
    task_custom_fields: fieldsOf(id, valueAt(columns.fields, at)),
  };
}

/** A list of one value is the value of all tasks. */
function valueAt<Value>(values: readonly Value[], at: number): Value {
  const value = values[values.length === 1 ? 0 : at];
  return value === undefined ? missing() : value;
}

function missing(): never {
  throw new Error("A list of the compact tasks is too short.");
}

function settingsAt(columns: CompactTasksJson["columns"], at: number): StoredTask["settings"] {
  const author = valueAt(columns.author_name, at);
  return {
    ...(author !== null && { author: { name: author } }),
    cover: valueAt(columns.cover, at) ?? BLANK.settings.cover,
    subtask_count: valueAt(columns.subtask_count, at),
    subtask_completed_count: valueAt(columns.subtask_completed_count, at),
    attachment_count: valueAt(columns.attachment_count, at),
  };
}

const fieldsOf = (taskId: number, fields: CompactTaskJson["fields"]): StoredTask["task_custom_fields"] =>
  fields?.flatMap(([fieldId, value]) => withValue([], taskId, fieldId, value)) ?? NONE;

const NONE: never[] = [];

function known<Thing>(ids: readonly number[] | null, things: ReadonlyMap<number, Thing>): Thing[] {
  const found: Thing[] = [];
  for (const id of ids ?? NONE) {
    const thing = things.get(id);
    if (thing) found.push(thing);
  }
  return found;
}
