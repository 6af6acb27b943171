import { BLANK } from "@/components/board-store/edits/blank-task";
import { withValue } from "@/components/board-store/edits/custom-field-edits";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { CompactTaskJson, CompactTasksJson } from "@/lib/tasks/present/compact";

export type AllTasksJson = CompactTasksJson & { synced_at: string };

/** The tasks of a board, all of them, as the store keeps them. */
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
  const related = {
    people: new Map(people.map((person) => [person.ID, person])),
    labels: new Map(labels.map((label) => [label.id, label])),
  };
  return compactTasksOf(columns, count).map((task) => storedTask(task, related));
}

function compactTasksOf(columns: CompactTasksJson["columns"], count: number): CompactTaskJson[] {
  const lists = Object.entries<unknown[]>(columns);
  return Array.from({ length: count }, (_, at) => {
    const task: Record<string, unknown> = {};
    for (const [name, values] of lists) task[name] = values[values.length === 1 ? 0 : at];
    return asCompactTask(task);
  });
}

interface Related {
  people: ReadonlyMap<number, CompactTasksJson["people"][number]>;
  labels: ReadonlyMap<number, CompactTasksJson["labels"][number]>;
}

function storedTask(compact: CompactTaskJson, { people, labels }: Related): StoredTask {
  const { cover, subtask_count, subtask_completed_count, attachment_count, meta, fields, ...task } = compact;
  const peopleOf = (ids: number[] | null) => known(ids, people).map((person) => personOn(task.id, person));
  return {
    ...task,
    settings: { cover: cover ?? BLANK.settings.cover, subtask_count, subtask_completed_count, attachment_count },
    meta: meta ?? [],
    assignees: peopleOf(compact.assignees),
    watchers: peopleOf(compact.watchers),
    labels: known(compact.labels, labels).map((label) => labelOn(task.id, label)),
    task_custom_fields: (fields ?? []).flatMap(([fieldId, value]) => withValue([], task.id, fieldId, value)),
  };
}

function known<Thing>(ids: number[] | null, things: ReadonlyMap<number, Thing>): Thing[] {
  return (ids ?? NONE).flatMap((id) => things.get(id) ?? NONE);
}

const NONE: never[] = [];

/** The columns have every property. */
const asCompactTask = (task: Record<string, unknown>) => task as CompactTaskJson;
