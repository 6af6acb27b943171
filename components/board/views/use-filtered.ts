"use client";
import { useMemo, useState } from "react";
import type { BoardInView } from "@/components/board-store/board-in-view";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { newColumnCache } from "@/components/board-store/use-board";
import { useChangedTasks } from "@/components/board/views/kept-tasks";
import type { FilteredTasks } from "@/components/filters/filter-tasks";
import type { BoardFilters } from "@/components/filters/use-board-filters";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface FilterOptions extends BoardFilters {
  viewer: Viewer;
  clock: ClockOnScreen;
}

interface TasksOnScreen extends Pick<BoardOnScreen, "columns"> {
  board: Pick<BoardInView, "custom_fields" | "sameLabels">;
  shown: Pick<LoadedTasks, "dependentIds" | "stages">;
}

export function useFiltered(onScreen: TasksOnScreen, { filters, code, viewer, clock }: FilterOptions): FilteredTasks {
  const { board, shown, columns } = onScreen;
  const [reuseUnchanged] = useState(newColumnCache);
  const changed = useChangedTasks();
  const filterTasks = useMemo(() => code?.newTaskFilter(), [code]);
  const { custom_fields, sameLabels } = board;
  const { dependentIds, stages } = shown;

  return useMemo(() => {
    if (!filters || !filterTasks) return { columns, windows: stages, hidden: 0, kept: NONE };
    const context = { board: { custom_fields, sameLabels }, shown: { dependentIds }, viewer, clock };
    const filtered = filterTasks({ columns, stages }, { filters, context, changed });
    return {
      ...filtered,
      columns: reuseUnchanged(filtered.columns),
      kept: filtered.kept.size > 0 ? filtered.kept : NONE,
    };
  }, [
    filters,
    filterTasks,
    viewer,
    clock,
    custom_fields,
    sameLabels,
    dependentIds,
    columns,
    stages,
    changed,
    reuseUnchanged,
  ]);
}

const NONE: ReadonlySet<number> = new Set();
