"use client";
import { useCallback, useEffect, useMemo } from "react";
import { useCopyLink } from "@/components/ui/hooks/use-copy-link";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type OfferedBoard, type OfferedFilters, type OfferedTask, useOffer } from "@/components/commands/offers";
import { useOfferedTasks } from "@/components/commands/use-offered-tasks";
import { rememberPlace } from "@/components/commands/recent";
import { openAtFilterButton, type PanelPlace } from "@/components/filters/place";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface BoardToOffer
  extends Pick<OfferedBoard, "board" | "saving" | "showDialog">, Pick<OfferedTask, "viewer" | "clock"> {
  tasks: Readonly<Record<number, TaskCardJson>>;
  actions: TaskActions;
  filters: Omit<OfferedFilters, "open">;
  onFilters: (place: PanelPlace) => void;
}

/** The board, and its cards, in the command palette. */
export function useOfferedBoard(options: BoardToOffer): void {
  const { board, tasks, viewer, clock, saving, actions, showDialog, onFilters } = options;
  const { count, hideNewTasks } = options.filters;
  const copyLink = useCopyLink();
  const offer = useMemo(
    () => ({
      board,
      viewer,
      saving,
      showDialog,
      filters: { count, hideNewTasks, open: (page: "all" | "save") => openAtFilterButton(onFilters, { kind: page }) },
      copyLink: () => void copyLink(new URL(`/boards/${board.id}`, location.origin).href),
    }),
    [board, viewer, saving, showDialog, count, hideNewTasks, onFilters, copyLink],
  );
  useOffer("board", offer);
  const boardOf = useCallback(() => board, [board]);
  useOfferedTasks({ tasks, boardOf, viewer, clock, saving, actions });

  const { id, title } = board;
  useEffect(() => rememberPlace(viewer.id, { kind: "board", id, title, board: { id, title } }), [viewer.id, id, title]);
}
