"use client";
import { useEffect, useMemo } from "react";
import { useCopyLink } from "@/components/board-store/use-copy-link";
import type { TaskActions } from "@/components/board-store/use-task-actions";
import { type OfferedBoard, type OfferedTask, useOffer } from "@/components/commands/offers";
import { rememberPlace } from "@/components/commands/recent";
import type { TaskCardJson } from "@/lib/tasks/present/task";

interface BoardToOffer
  extends Pick<OfferedBoard, "saving" | "showDialog">, Pick<OfferedTask, "board" | "viewer" | "clock"> {
  tasks: Readonly<Record<number, TaskCardJson>>;
  actions: TaskActions;
}

/** The board, and its cards, in the command palette. */
export function useOfferedBoard({ board, tasks, viewer, clock, saving, actions, showDialog }: BoardToOffer): void {
  const copyLink = useCopyLink();
  const offer = useMemo(
    () => ({
      board,
      viewer,
      saving,
      showDialog,
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
    [board, tasks, viewer, clock, saving, actions, showDialog, copyLink],
  );
  useOffer("board", offer);

  const { id, title } = board;
  useEffect(() => rememberPlace(viewer.id, { kind: "board", id, title, board: { id, title } }), [viewer.id, id, title]);
}
