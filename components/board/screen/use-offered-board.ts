"use client";
import { useEffect, useMemo } from "react";
import { useCopyLink } from "@/components/board-store/use-copy-link";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type OfferedBoard, type OfferedFilters, type OfferedTask, useOffer } from "@/components/commands/offers";
import { rememberPlace } from "@/components/commands/recent";
import { openAtFilterButton, type PanelPlace } from "@/components/filters/place";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface BoardToOffer
  extends Pick<OfferedBoard, "saving" | "showDialog">, Pick<OfferedTask, "board" | "viewer" | "clock"> {
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
      taskWith(id: number) {
        const task = tasks[id];
        if (!task || id < 0) return null;
        return {
          ...{ task, board, viewer, clock, saving, canEdit: board.abilities.edit },
          archive: () => actions.archive(task),
          copyLink: () => void actions.copyLink(task),
        };
      },
    }),
    [board, tasks, viewer, clock, saving, actions, showDialog, count, hideNewTasks, onFilters, copyLink],
  );
  useOffer("board", offer);

  const { id, title } = board;
  useEffect(() => rememberPlace(viewer.id, { kind: "board", id, title, board: { id, title } }), [viewer.id, id, title]);
}
