"use client";
import { useMemo } from "react";
import { useAllTasks } from "@/components/board-store/use-all-tasks";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { useFiltered } from "@/components/board/views/use-filtered";
import { useView } from "@/components/board/views/use-view";
import type { View } from "@/components/board/views/views";
import { isFiltering } from "@/components/filters/filters";
import { extrasFrom } from "@/components/filters/new-task";
import { useFilters } from "@/components/filters/use-filters";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface ViewOptions {
  remembered: View;
  viewer: Viewer;
  clock: ClockOnScreen;
  /** The filters are open, which soon need all tasks. */
  isChoosing: boolean;
}

/** The chosen view with the tasks that it shows. */
export function useBoardView(onScreen: BoardOnScreen, { remembered, viewer, clock, isChoosing }: ViewOptions) {
  const { board, shown } = onScreen;
  const { view, choose } = useView(board.id, remembered);
  const filtering = useFilters();
  const { filters } = filtering;
  const { columns, windows, hidden, kept } = useFiltered(onScreen, { filters, viewer, clock });
  const extras = useMemo(() => extrasFrom(filters, board, viewer.id), [filters, board, viewer.id]);
  const isComplete = shown.isComplete === true;
  const needsAll = view !== "kanban" || isFiltering(filters);
  const { isError, refetch } = useAllTasks(board.id, (needsAll || isChoosing) && !isComplete);
  return {
    view,
    choose,
    filtering,
    tasks: { columns, windows, isComplete, kept, extras },
    /** Null before all tasks are loaded. */
    hidden: isComplete ? hidden : null,
    loading: needsAll && !isComplete ? { hasFailed: isError, retry: () => void refetch() } : null,
  };
}
