"use client";
import { useMemo } from "react";
import { useAllTasks } from "@/components/board-store/use-all-tasks";
import type { NewTaskExtras } from "@/components/board-store/edits/task-edits";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { useFiltered } from "@/components/board/views/use-filtered";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLanes } from "@/components/board/views/use-lanes";
import { useView } from "@/components/board/views/use-view";
import { type View, viewPathOf, VIEWS } from "@/components/board/views/views";
import { useBoardFilters } from "@/components/filters/use-board-filters";
import type { Viewer } from "@/lib/boards/abilities";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

interface ViewOptions {
  remembered: View;
  /** As the page came. */
  layout: BoardLayout;
  viewer: Viewer;
  clock: ClockOnScreen;
  /** The filters are open, which soon need all tasks. */
  isChoosing: boolean;
}

/** The chosen view with the tasks that it shows. */
export function useBoardView(onScreen: BoardOnScreen, { remembered, layout, viewer, clock, isChoosing }: ViewOptions) {
  const { board, shown } = onScreen;
  const { view, choose } = useView({ views: VIEWS, remembered, path: viewPathOf(board.id) });
  const lanes = useLanes(viewPathOf(board.id), layout);
  const filtering = useBoardFilters();
  const { filters, code } = filtering;
  const { columns, windows, hidden, kept } = useFiltered(onScreen, { ...filtering, viewer, clock });
  const extras = useMemo(
    () => (code && filters ? code.extrasFrom(filters, board, viewer.id) : NONE),
    [code, filters, board, viewer.id],
  );
  const archivedFilters = filters && code?.showsArchived(filters) ? filters : null;
  const isComplete = shown.isComplete === true;
  const needsAll = view !== "kanban" || lanes.by !== null || filters !== null;
  const { isError, refetch } = useAllTasks(board.id, (needsAll || isChoosing) && !isComplete);
  return {
    view,
    lanes,
    choose,
    filtering,
    tasks: {
      ...{ columns, windows, isComplete, kept, extras },
      newTaskStage: filters ? code?.stageFrom(filters) : undefined,
    },
    archivedFilters,
    showsOnlyArchived: archivedFilters?.statuses.length === 1,
    /** Null before all tasks are loaded. */
    hidden: isComplete ? hidden : null,
    loading: needsAll && !isComplete ? { hasFailed: isError, retry: () => void refetch() } : null,
  };
}

const NONE: NewTaskExtras = {};
