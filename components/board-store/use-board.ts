"use client";
import { useMemo, useState } from "react";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { boardKey, type BoardJson, readBoard, readTasks, tasksKey } from "@/components/board-store/board-data";
import { type BoardEdit, isFieldEdit, isLabelEdit, isStageEdit, isTaskEdit } from "@/components/board-store/edits";
import { newPager } from "@/components/board-store/pager";
import { upToDate } from "@/components/board-store/changes";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { usePending } from "@/components/board-store/use-save";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { withFieldEdit } from "@/components/board-store/edits/custom-field-edits";
import { withLabelEdit } from "@/components/board-store/edits/label-edits";
import { withStageEdit } from "@/components/board-store/edits/stage-edits";
import { withTaskEdits } from "@/components/board-store/edits/many-task-edits";
import { byStage, type LoadedTasks, type StoredTask } from "@/components/board-store/edits/loaded-tasks";

export interface BoardOnScreen {
  board: BoardJson;
  shown: LoadedTasks;
  /** Stage id to its loaded tasks, in order. */
  columns: ReadonlyMap<number, StoredTask[]>;
  loadMore: (stageId: number) => Promise<Outcome>;
}

export function useBoard(boardId: number): BoardOnScreen {
  const client = useQueryClient();
  const edits = usePending(boardId);
  const board = useBoardWithEdits(boardId);
  const shown = useQuery(tasksQuery(client, boardId)).data;
  if (!board || !shown) throw new Error("The board's page puts both into the cache before it draws.");

  const shownNow = useMemo(
    () => withTaskEdits(shown, edits.filter(isTaskEdit), board.stages),
    [shown, edits, board.stages],
  );
  const [reuseUnchanged] = useState(newColumnCache);
  const columns = useMemo(() => reuseUnchanged(byStage(shownNow)), [reuseUnchanged, shownNow]);
  return { board, shown: shownNow, columns, loadMore: useLoadMore(boardId) };
}

export const boardQuery = (boardId: number) => ({
  queryKey: boardKey(boardId),
  queryFn: () => readBoard(boardId),
});

/** Undefined until it is read. */
export function useBoardWithEdits(boardId: number): BoardJson | undefined {
  const board = useQuery(boardQuery(boardId)).data;
  const edits = usePending(boardId);
  return useMemo(() => board && edits.reduce(withBoardEdit, board), [board, edits]);
}

export const tasksQuery = (client: QueryClient, boardId: number) => ({
  queryKey: tasksKey(boardId),
  queryFn: async () => upToDate(boardId, await readTasks(boardId, client.getQueryData(tasksKey(boardId)))),
});

/** A column without changes stays the same array and does not render again. */
export function newColumnCache() {
  let before: BoardOnScreen["columns"] = new Map();
  return (columns: BoardOnScreen["columns"]) => {
    before = new Map(
      [...columns].map(([id, tasks]) => [id, isSameList(tasks, before.get(id)) ? (before.get(id) ?? tasks) : tasks]),
    );
    return before;
  };
}

const isSameList = (tasks: StoredTask[], others: StoredTask[] | undefined): boolean =>
  tasks.length === others?.length && tasks.every((task, at) => task === others[at]);

function useLoadMore(boardId: number) {
  const client = useQueryClient();
  return useMemo(() => newPager(client, boardId, (error) => toast(errorMessage(error), "error")), [client, boardId]);
}

/** The board as it is shown with a pending edit. */
export function withBoardEdit(board: BoardJson, edit: BoardEdit): BoardJson {
  if (edit.kind === "rename-board") return { ...board, title: edit.title };
  if (edit.kind === "describe-board") return { ...board, description: edit.description };
  if (edit.kind === "pin-board") return { ...board, is_pinned: edit.isPinned };
  if (edit.kind === "paint-board") return { ...board, background: edit.background };
  if (isFieldEdit(edit)) return { ...board, custom_fields: withFieldEdit(board.custom_fields, edit) };
  if (isLabelEdit(edit)) return { ...board, labels: withLabelEdit(board.labels, edit) };
  return isStageEdit(edit) ? { ...board, stages: withStageEdit(board.stages, edit) } : board;
}
