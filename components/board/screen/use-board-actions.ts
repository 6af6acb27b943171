"use client";
import type { BoardJson } from "@/components/board-store/board-data";
import type { BoardOnScreen } from "@/components/board-store/use-board";
import { useSave } from "@/components/board-store/use-save";
import { useTaskActions } from "@/components/board-store/use-task-actions";
import { useTransfers } from "@/components/task/transfer/use-transfers";
import type { Viewer } from "@/lib/boards/abilities";

interface Options {
  board: BoardJson;
  columns: BoardOnScreen["columns"];
  viewer: Viewer;
}

/** How a board is edited, what can be done with its tasks, and the dialogs that ask for more. */
export function useBoardActions({ board, columns, viewer }: Options) {
  const saving = useSave(board.id);
  const transfers = useTransfers({ board, viewer, saving });
  const stagesOf = () => board.stages;
  const actions = useTaskActions({ columns, viewer, saving, stagesOf, transfer: transfers.ask });
  return { saving, actions, transferDialogs: transfers.element };
}
