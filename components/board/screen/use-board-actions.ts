"use client";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import type { Save } from "@/components/board-store/use-save";
import { useTaskActions } from "@/components/board-store/use-task-actions";
import { useTransfers } from "@/components/task/transfer/use-transfers";
import type { Viewer } from "@/lib/boards/abilities";

interface Options {
  board: BoardJson;
  columns: BoardOnScreen["columns"];
  viewer: Viewer;
  saving: Save;
}

/** What can be done with the tasks of a board, and the dialogs that ask for more. */
export function useBoardActions({ board, columns, viewer, saving }: Options) {
  const transfers = useTransfers({ board, viewer, saving });
  const stagesOf = () => board.stages;
  const actions = useTaskActions({ columns, viewer, saving, stagesOf, transfer: transfers.ask });
  return { actions, transferDialogs: transfers.element };
}
