"use client";
import { useMemo, useState } from "react";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { newColumnCache } from "@/components/board-store/use-board";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { isFiltering, type TaskFilters } from "@/components/filters/filters";
import { taskMatcher } from "@/components/filters/matches";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

export interface FilteredTasks {
  /** Stage id to the loaded tasks that match, in order. */
  columns: BoardOnScreen["columns"];
  windows: BoardOnScreen["shown"]["stages"];
  /** The number of loaded tasks that do not match. */
  hidden: number;
}

interface FilterOptions {
  filters: TaskFilters;
  viewer: Viewer;
  clock: ClockOnScreen;
}

export function useFiltered(onScreen: BoardOnScreen, { filters, viewer, clock }: FilterOptions): FilteredTasks {
  const { board, shown, columns } = onScreen;
  const [reuseUnchanged] = useState(newColumnCache);
  const matches = useMemo(() => {
    if (!isFiltering(filters)) return null;
    return taskMatcher(filters, {
      me: viewer.id,
      calendar: { ...clock, startOfWeek: viewer.startOfWeek },
      customFields: board.custom_fields,
      dependentIds: shown.dependentIds ?? NONE,
    });
  }, [filters, viewer, clock, board.custom_fields, shown.dependentIds]);

  return useMemo(() => {
    if (!matches) return { columns, windows: shown.stages, hidden: 0 };
    // What somebody has just written stays in view until it is saved.
    const isShown = (task: StoredTask) => task.id < 0 || matches(task);
    const filtered = new Map([...columns].map(([id, tasks]) => [id, tasks.filter(isShown)]));
    const windows = Object.fromEntries(
      Object.keys(shown.stages).map((id) => [id, { total: filtered.get(Number(id))?.length ?? 0, end: null }]),
    );
    return { columns: reuseUnchanged(filtered), windows, hidden: sizeOf(columns) - sizeOf(filtered) };
  }, [matches, columns, shown.stages, reuseUnchanged]);
}

const NONE: ReadonlySet<number> = new Set();

const sizeOf = (columns: BoardOnScreen["columns"]) =>
  [...columns.values()].reduce((size, { length }) => size + length, 0);
