import type { Page } from "@/lib/tasks/read/pages";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/**
 * The tasks of a board that a screen has loaded: of each stage the first ones, up to a task from which more can be read.
 * Pure, so that what the screen shows follows from what the server said alone.
 */
export interface LoadedTasks {
  tasks: Readonly<Record<number, TaskCardJson>>;
  stages: Readonly<Record<number, StageWindow>>;
  /** Tasks known to stand behind a window, and in which stage. */
  beyond: Readonly<Record<number, number>>;
  /** Tasks known to be counted in no stage since all was read: they were archived, say, and may return. */
  uncounted?: Readonly<Record<number, true>>;
  /** The highest id among the tasks that the stages' totals counted when they were read. */
  newestId: number;
  /** The moment of the last answer, as `has-data-changed` takes it. */
  syncedAt: string;
  /** Something changed that can't be told from here: everything loaded has to be read anew. */
  isStale: boolean;
}

export interface StageWindow {
  /** How many tasks the stage has, loaded or not. */
  total: number;
  /** The last loaded task, and behind which position the next page is read; null when all are loaded. What is loaded from `tail` on stands behind what is not. */
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

/** More of a stage, behind what was loaded. A page that was asked for before the window changed says nothing any more. */
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
  // Of a stage that is loaded whole the count is what is there, whatever was told in which order.
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
 * A task that was put behind the last loaded one is the last one then, or behind all of its stage. What was not loaded before
 * it is still read, from where the window ended; only a stage that was numbered anew meanwhile has to be read anew.
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

/** Behind which task one was put; null when that is not known. */
export type AfterTask = number | "all" | null;

/** What the server says of these tasks now, and which are gone for good. */
export function withChanges(
  shown: LoadedTasks,
  changed: readonly TaskCardJson[],
  gone: readonly number[] = [],
): LoadedTasks {
  const next = {
    tasks: { ...shown.tasks },
    stages: { ...shown.stages },
    beyond: { ...shown.beyond },
    uncounted: { ...shown.uncounted },
    isStale: shown.isStale,
  };
  for (const task of changed) placeTask(next, task, shown.newestId);
  for (const id of gone) removeTask(next, id);
  return { ...shown, ...next };
}

interface Draft {
  tasks: Record<number, TaskCardJson>;
  stages: Record<number, StageWindow>;
  beyond: Record<number, number>;
  uncounted: Record<number, true>;
  isStale: boolean;
}

function placeTask(next: Draft, task: TaskCardJson, newestId: number) {
  // A stage that is not here yet brings its tasks with it.
  const isOnBoard =
    task.parent_id === null &&
    task.archived_at === null &&
    task.stage_id !== null &&
    next.stages[task.stage_id] !== undefined;
  if (!isOnBoard || task.stage_id === null) return removeTask(next, task.id);

  const known = next.tasks[task.id];
  const from = known?.stage_id ?? next.beyond[task.id];
  const end = next.stages[task.stage_id]?.end ?? null;
  // What is missing before the end is not known any better than what is behind it.
  const isInside = end === null || end.id === task.id || Number(task.position) <= (known ? end.position : end.cursor);
  const isUncounted = task.id > newestId || next.uncounted[task.id] === true;
  // An old one that appears came from where it was counted, and nobody here knows from where that is.
  if (from === undefined && isInside && !isUncounted) next.isStale = true;
  if (end?.id === task.id && Number(task.position) !== end.position) next.isStale = true;

  if (from !== undefined && from !== task.stage_id) removeTask(next, task.id);
  if (from !== undefined ? from !== task.stage_id : isUncounted || end === null) count(next, task.stage_id, 1);
  for (const list of [next.tasks, next.beyond, next.uncounted]) delete list[task.id];
  if (isInside) next.tasks[task.id] = known ? { ...known, ...task } : task;
  else next.beyond[task.id] = task.stage_id;
}

/** The task that a window ends with is the one from which it goes on: without it, all is read anew. */
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

/** Only these stages are shown: the tasks of others go with them, and those of new ones have to be read. */
export function withStages(shown: LoadedTasks, stageIds: readonly number[]): LoadedTasks {
  const stages = Object.fromEntries(Object.entries(shown.stages).filter(([id]) => stageIds.includes(Number(id))));
  const tasks = Object.fromEntries(
    Object.entries(shown.tasks).filter(([, { stage_id }]) => stage_id !== null && stageIds.includes(stage_id)),
  );
  return { ...shown, stages, tasks, isStale: shown.isStale || stageIds.some((id) => !shown.stages[id]) };
}

/** Stage id to its loaded tasks, in their order. */
export function byStage({ tasks }: Pick<LoadedTasks, "tasks">): ReadonlyMap<number, TaskCardJson[]> {
  const stages = new Map<number, TaskCardJson[]>();
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
