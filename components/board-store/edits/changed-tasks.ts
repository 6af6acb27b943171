import type { AfterTask, LoadedTasks, StageWindow, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { TaskCardJson } from "@/lib/tasks/present/task";

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

/** The server counts also those tasks that were never loaded. A stage of which all is loaded counts itself. */
export function withTotals(
  shown: LoadedTasks,
  totals: readonly (readonly [stageId: number, total: number])[] = [],
): LoadedTasks {
  const stages = { ...shown.stages };
  for (const [id, total] of totals) {
    const window = stages[id];
    if (window?.end) stages[id] = { ...window, total };
  }
  return { ...shown, stages };
}

/** Tasks of other stages are removed, and those of new stages have to be loaded. */
export function withStages(shown: LoadedTasks, stageIds: readonly number[]): LoadedTasks {
  const stages = Object.fromEntries(Object.entries(shown.stages).filter(([id]) => stageIds.includes(Number(id))));
  const tasks = Object.fromEntries(
    Object.entries(shown.tasks).filter(([, { stage_id }]) => stage_id !== null && stageIds.includes(stage_id)),
  );
  return { ...shown, stages, tasks, isStale: shown.isStale || stageIds.some((id) => !shown.stages[id]) };
}
