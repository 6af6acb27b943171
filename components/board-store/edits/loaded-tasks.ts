import type { Page } from "@/lib/tasks/read/pages";
import type { TaskCardJson, TaskJson } from "@/lib/tasks/present/task";

/** A card; with what lists and tables show in addition once all tasks of the board are loaded. */
export type StoredTask = TaskCardJson & Partial<TaskDetails>;

export interface TaskDetails extends Pick<
  TaskJson,
  "created_at" | "updated_at" | "is_watching" | "description" | "task_custom_fields"
> {
  /** Known without the description itself. */
  has_description: boolean;
}

/**
 * The loaded tasks of a board: of each stage the first ones, up to a cursor. Pure, so that the view follows from
 * the server's data alone.
 */
export interface LoadedTasks {
  tasks: Readonly<Record<number, StoredTask>>;
  stages: Readonly<Record<number, StageWindow>>;
  /** All tasks of the board are loaded, with their details. */
  isComplete?: boolean;
  /** A view needs all tasks: the next read loads them. */
  needsAll?: boolean;
  /** The tasks with dependencies, when all were loaded. */
  dependentIds?: ReadonlySet<number>;
  /** Task id to stage id of tasks that are known but beyond the loaded window. */
  beyond: Readonly<Record<number, number>>;
  /** Tasks that no stage counts since the last load, for example archived ones, which may return. */
  uncounted?: Readonly<Record<number, true>>;
  /** The highest id among the tasks that the stages' totals counted when they were read. */
  newestId: number;
  /** Time of the last response, as `has-data-changed` takes it. */
  syncedAt: string;
  /** The change cannot be computed here: all tasks have to be loaded again. */
  isStale: boolean;
}

export interface StageWindow {
  total: number;
  /** The total without filters, if there are any. */
  unfiltered?: number;
  /**
   * The last loaded task, with id 0 if there is none yet, and the cursor of the next page; null when all are loaded. Tasks from `tail` on come
   * after the unloaded ones.
   */
  end: { id: number; position: number; cursor: number; tail?: number } | null;
}

export interface FirstPages {
  tasks: TaskCardJson[];
  pagination_by_stage: Readonly<Record<string, Page>>;
  newest_task_id: number;
  synced_at: string;
}

export function loadedTasksFrom({ tasks, pagination_by_stage, newest_task_id, synced_at }: FirstPages): LoadedTasks {
  const stages = Object.values(pagination_by_stage).map(
    (page) => [page.stage_id, { total: page.total_count ?? 0, end: endOf(tasks, page) }] as const,
  );
  return {
    tasks: Object.fromEntries(tasks.map((task) => [task.id, task])),
    stages: Object.fromEntries(stages),
    beyond: {},
    newestId: newest_task_id,
    syncedAt: synced_at,
    isStale: false,
  };
}

/** A page that was requested before the window changed is ignored. */
export function withPage(
  shown: LoadedTasks,
  { tasks, pagination }: { tasks: TaskCardJson[]; pagination: Page },
): LoadedTasks {
  const window = shown.stages[pagination.stage_id];
  if (!window?.end || pagination.cursor !== window.end.cursor) return shown;

  const loaded = Object.fromEntries(tasks.map((task) => [task.id, task]));
  const beyond = Object.fromEntries(Object.entries(shown.beyond).filter(([id]) => !loaded[Number(id)]));
  const read = endOf(tasks, pagination);
  const end = read && read.position < window.end.position ? { ...window.end, cursor: read.cursor } : read;
  const missesLaterTasks = end === null && Object.values(beyond).includes(pagination.stage_id);
  const all: LoadedTasks["tasks"] = { ...shown.tasks, ...loaded };
  const stages = stagesWithLoaded(shown, tasks, pagination.stage_id);
  // The number of loaded tasks is right, whatever the order of the live messages was.
  const total = end
    ? (stages[pagination.stage_id]?.total ?? 0)
    : Object.values(all).filter(({ stage_id }) => stage_id === pagination.stage_id).length;
  return {
    ...shown,
    isStale: shown.isStale || missesLaterTasks,
    tasks: all,
    beyond,
    uncounted: Object.fromEntries(Object.entries(shown.uncounted ?? {}).filter(([id]) => !loaded[Number(id)])),
    stages: { ...stages, [pagination.stage_id]: { total, end } },
  };
}

/** Some tasks of a page were put into its stage after the stages were counted, and their messages are on their way. */
function stagesWithLoaded(shown: LoadedTasks, tasks: TaskCardJson[], stageId: number): LoadedTasks["stages"] {
  const stages: Record<number, StageWindow> = { ...shown.stages };
  const count = (id: number, by: number) => {
    const window = stages[id];
    if (window) stages[id] = { ...window, total: Math.max(0, window.total + by) };
  };
  for (const { id } of tasks) {
    const from = shown.tasks[id]?.stage_id ?? shown.beyond[id];
    const isUncounted = id > shown.newestId || shown.uncounted?.[id] === true;
    if (from === undefined ? !isUncounted : from === stageId) continue;
    if (from !== undefined) count(from, -1);
    count(stageId, 1);
  }
  return stages;
}

const NO_TASK = 0;

function endOf(tasks: TaskCardJson[], { stage_id, has_more_after, end_cursor }: Page): StageWindow["end"] {
  const last = tasks.findLast((task) => task.stage_id === stage_id);
  return has_more_after && end_cursor !== null
    ? { id: last?.id ?? NO_TASK, position: end_cursor, cursor: end_cursor }
    : null;
}

/** Stage id to its loaded tasks, in their order. */
export function byStage({ tasks }: Pick<LoadedTasks, "tasks">): ReadonlyMap<number, StoredTask[]> {
  const stages = new Map<number, StoredTask[]>();
  for (const task of Object.values(tasks)) {
    if (task.stage_id === null) continue;
    const list = stages.get(task.stage_id);
    if (list) list.push(task);
    else stages.set(task.stage_id, [task]);
  }
  for (const list of stages.values())
    list.sort((one, other) => Number(one.position) - Number(other.position) || one.id - other.id);
  return stages;
}

/** The task after which another one was put; null when that is unknown. */
export type AfterTask = number | "all" | null;
