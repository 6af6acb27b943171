"use client";
import { useMemo, useState } from "react";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { newColumnCache } from "@/components/board-store/use-board";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { newTaskKeeper, useChangedTasks } from "@/components/board/views/kept-tasks";
import { isFiltering, type TaskFilters } from "@/components/filters/filters";
import { taskMatcher } from "@/components/filters/matches";
import { contextOf } from "@/components/filters/source";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface FilteredTasks {
  /** Stage id to the loaded tasks that match, in order. */
  columns: BoardOnScreen["columns"];
  windows: BoardOnScreen["shown"]["stages"];
  /** The number of loaded tasks that are not shown. */
  hidden: number;
  /** Shown although they don't match, because this person has just written them. */
  kept: ReadonlySet<number>;
}

interface FilterOptions {
  filters: TaskFilters;
  viewer: Viewer;
  clock: ClockOnScreen;
}

export function useFiltered(onScreen: BoardOnScreen, { filters, viewer, clock }: FilterOptions): FilteredTasks {
  const { board, shown, columns } = onScreen;
  const [reuseUnchanged] = useState(newColumnCache);
  const [keeper] = useState(newTaskKeeper);
  const changed = useChangedTasks(board.id);
  const { custom_fields } = board;
  const { dependentIds, stages } = shown;
  const matches = useMemo(
    () =>
      isFiltering(filters)
        ? taskMatcher(filters, contextOf({ board: { custom_fields }, shown: { dependentIds }, viewer, clock }))
        : null,
    [filters, viewer, clock, custom_fields, dependentIds],
  );

  return useMemo(() => {
    if (!matches) return { columns, windows: stages, hidden: 0, kept: NONE };
    const isKept = keeper.under(filters, changed);
    const kept = new Set<number>();
    const isShown = (task: StoredTask) => {
      const isMatch = matches(task);
      if (!isMatch && isKept(task.id)) kept.add(task.id);
      if (isMatch || kept.has(task.id)) keeper.addShown(task.id);
      return isMatch || kept.has(task.id);
    };
    const filtered = reuseUnchanged(new Map([...columns].map(([id, tasks]) => [id, tasks.filter(isShown)])));
    const hidden = sizeOf(columns) - sizeOf(filtered);
    return { columns: filtered, windows: windowsOf(filtered, stages), hidden, kept: kept.size > 0 ? kept : NONE };
  }, [matches, filters, keeper, changed, columns, stages, reuseUnchanged]);
}

const NONE: ReadonlySet<number> = new Set();

const sizeOf = (columns: BoardOnScreen["columns"]) =>
  [...columns.values()].reduce((size, { length }) => size + length, 0);

/** Filtered stages have no further pages: all tasks are being loaded. */
const windowsOf = (
  filtered: BoardOnScreen["columns"],
  stages: BoardOnScreen["shown"]["stages"],
): FilteredTasks["windows"] =>
  Object.fromEntries(
    Object.entries(stages).map(([id, { total }]) => [
      id,
      { total: filtered.get(Number(id))?.length ?? 0, unfiltered: total, end: null },
    ]),
  );
