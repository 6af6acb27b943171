import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import { countFilters, type TaskFilters } from "@/components/filters/filters";
import { taskMatcher } from "@/components/filters/matches";
import { type ContextSource, contextOf } from "@/components/filters/source";
import { filtersIn } from "@/components/filters/search-params";

export { showsArchived } from "@/components/filters/filters";
export { extrasFrom, stageFrom } from "@/components/filters/new-task";

/** The filters of an address; null when it has none that is known. */
export function readFilters(search: string): { filters: TaskFilters; count: number } | null {
  const filters = filtersIn(new URLSearchParams(search));
  const count = countFilters(filters);
  return count > 0 ? { filters, count } : null;
}

type Tasks = Pick<BoardOnScreen, "columns"> & { stages: BoardOnScreen["shown"]["stages"] };

export interface FilteredTasks {
  /** Stage id to the loaded tasks that match, in order. */
  columns: BoardOnScreen["columns"];
  windows: BoardOnScreen["shown"]["stages"];
  /** The number of loaded tasks that are not shown. */
  hidden: number;
  /** Shown although they don't match, because this person has just written them. */
  kept: ReadonlySet<number>;
}

/** Filters tasks again and again; `changed` are the tasks that this person has changed, by the ids under which they were shown. */
export function newTaskFilter() {
  const keeper = newTaskKeeper();

  return function filterTasks(
    { columns, stages }: Tasks,
    { filters, context, changed }: { filters: TaskFilters; context: ContextSource; changed: readonly number[] },
  ): FilteredTasks {
    const matches = taskMatcher(filters, contextOf(context));
    const isKept = keeper.under(filters, changed);
    const kept = new Set<number>();
    const isShown = (task: StoredTask) => {
      const isMatch = matches(task);
      if (!isMatch && isKept(task.id)) kept.add(task.id);
      if (isMatch || kept.has(task.id)) keeper.addShown(task.id);
      return isMatch || kept.has(task.id);
    };
    const filtered = new Map([...columns].map(([id, tasks]) => [id, tasks.filter(isShown)]));
    const hidden = sizeOf(columns) - sizeOf(filtered);
    return { columns: filtered, windows: windowsOf(filtered, stages), hidden, kept };
  };
}

/** Tasks that were shown under the same filters and then changed here stay; other filters forget them. */
function newTaskKeeper() {
  let current: TaskFilters | null = null;
  const [shown, kept] = [new Set<number>(), new Set<number>()];

  return {
    under(filters: TaskFilters, changed: readonly number[]): (taskId: number) => boolean {
      if (filters !== current) {
        current = filters;
        shown.clear();
        kept.clear();
      }
      for (const id of changed) if (shown.has(id)) kept.add(serverIdOf(id));
      // A task without a number of its own is still being written.
      return (id) => id < 0 || kept.has(id);
    },
    addShown: (id: number) => void shown.add(id),
  };
}

const sizeOf = (columns: BoardOnScreen["columns"]) =>
  [...columns.values()].reduce((size, { length }) => size + length, 0);

/** Filtered stages have no further pages: all tasks are being loaded. */
const windowsOf = (filtered: BoardOnScreen["columns"], stages: Tasks["stages"]): FilteredTasks["windows"] =>
  Object.fromEntries(
    Object.entries(stages).map(([id, { total }]) => [
      id,
      { total: filtered.get(Number(id))?.length ?? 0, unfiltered: total, end: null },
    ]),
  );
