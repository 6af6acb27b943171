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
   * The last loaded task, and the cursor of the next page; null when all are loaded. Tasks from `tail` on come
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
  // The number of loaded tasks is right, whatever the order of the live messages was.
  const total = end
    ? window.total
    : Object.values(all).filter(({ stage_id }) => stage_id === pagination.stage_id).length;
  return {
    ...shown,
    isStale: shown.isStale || missesLaterTasks,
    tasks: all,
    beyond,
    stages: { ...shown.stages, [pagination.stage_id]: { total, end } },
  };
}

function endOf(tasks: TaskCardJson[], { stage_id, has_more_after, end_cursor }: Page): StageWindow["end"] {
  const last = tasks.findLast((task) => task.stage_id === stage_id);
  return has_more_after && last && end_cursor !== null
    ? { id: last.id, position: end_cursor, cursor: end_cursor }
    : null;
}

/**
 * The window ends with a task that was put after its end. Unloaded tasks before it are still read from the cursor;
 * only a stage that the server renumbered in the meantime has to be loaded again.
 */
export function withEndAfter(
  shown: LoadedTasks,
  after: AfterTask,
  { id, stage_id, position }: TaskCardJson,
  changed: readonly TaskCardJson[] = [],
): LoadedTasks {
  const window = shown.stages[stage_id ?? 0];
  if (!window?.end || stage_id === null || (after !== "all" && window.end.id !== after)) return shown;

  const { id: last, position: known, tail } = window.end;
  const [at, before] = [Number(position), Number(changed.find((task) => task.id === last)?.position ?? known)];
  if (at <= before) return shown;
  const end = { ...window.end, id, position: at, ...(after === "all" && { tail: tail ?? at }) };
  return {
    ...shown,
    isStale: shown.isStale || before !== known,
    stages: { ...shown.stages, [stage_id]: { ...window, end } },
  };
}

/** The task after which another one was put; null when that is unknown. */
export type AfterTask = number | "all" | null;

export function withChanges(
  shown: LoadedTasks,
  changed: readonly StoredTask[],
  removed: readonly number[] = [],
): LoadedTasks {
  const next = {
    tasks: { ...shown.tasks },
    stages: { ...shown.stages },
    beyond: { ...shown.beyond },
    uncounted: { ...shown.uncounted },
    isStale: shown.isStale,
    isComplete: shown.isComplete === true,
  };
  for (const task of changed) placeTask(next, task, shown.newestId);
  for (const id of removed) removeTask(next, id);
  return { ...shown, ...next };
}

/** What is known of a task, with its present record, which has logged time only if there is any. */
export function withRecord<Known extends StoredTask>({ log_minutes: _, ...known }: Known, task: StoredTask) {
  return { ...known, ...task };
}

interface Draft {
  tasks: Record<number, StoredTask>;
  stages: Record<number, StageWindow>;
  beyond: Record<number, number>;
  uncounted: Record<number, true>;
  isStale: boolean;
  isComplete: boolean;
}

function placeTask(next: Draft, task: StoredTask, newestId: number) {
  // A stage that is not loaded yet brings its tasks with it.
  const isOnBoard =
    task.parent_id === null &&
    task.archived_at === null &&
    task.stage_id !== null &&
    next.stages[task.stage_id] !== undefined;
  if (!isOnBoard || task.stage_id === null) return removeTask(next, task.id);

  const known = next.tasks[task.id];
  const from = known?.stage_id ?? next.beyond[task.id];
  const end = next.stages[task.stage_id]?.end ?? null;
  // The unloaded tasks before the end are no better known than those beyond it.
  const isInside = end === null || end.id === task.id || Number(task.position) <= (known ? end.position : end.cursor);
  const isUncounted = task.id > newestId || next.uncounted[task.id] === true;
  // An old task that appears was counted in another stage, which is unknown here.
  if (from === undefined && isInside && !isUncounted && !next.isComplete) next.isStale = true;
  if (end?.id === task.id && Number(task.position) !== end.position) next.isStale = true;

  if (from !== undefined && from !== task.stage_id) removeTask(next, task.id);
  if (from !== undefined ? from !== task.stage_id : isUncounted || end === null) count(next, task.stage_id, 1);
  for (const list of [next.tasks, next.beyond, next.uncounted]) delete list[task.id];
  if (isInside) next.tasks[task.id] = known ? withRecord(known, task) : task;
  else next.beyond[task.id] = task.stage_id;
}

/** Without the last task of a window its cursor is unknown, and everything is loaded again. */
function removeTask(next: Draft, id: number) {
  const stageId = next.tasks[id]?.stage_id ?? next.beyond[id];
  if (stageId === undefined) return;

  if (next.stages[stageId]?.end?.id === id) next.isStale = true;
  count(next, stageId, -1);
  delete next.tasks[id];
  delete next.beyond[id];
  next.uncounted[id] = true;
}

function count(next: Draft, stageId: number, by: number) {
  const window = next.stages[stageId];
  if (window) next.stages[stageId] = { ...window, total: Math.max(0, window.total + by) };
}

/** Tasks of other stages are removed, and those of new stages have to be loaded. */
export function withStages(shown: LoadedTasks, stageIds: readonly number[]): LoadedTasks {
  const stages = Object.fromEntries(Object.entries(shown.stages).filter(([id]) => stageIds.includes(Number(id))));
  const tasks = Object.fromEntries(
    Object.entries(shown.tasks).filter(([, { stage_id }]) => stage_id !== null && stageIds.includes(stage_id)),
  );
  return { ...shown, stages, tasks, isStale: shown.isStale || stageIds.some((id) => !shown.stages[id]) };
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
