"use client";
import { useMemo, useState } from "react";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  boardKey,
  type BoardJson,
  editsKey,
  readBoard,
  readTasks,
  tasksKey,
} from "@/components/board-store/board-data";
import { newPager } from "@/components/board-store/pager";
import { loadChangeCode, useChangeCode } from "@/components/board-store/change-code";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { usePending } from "@/components/board-store/use-save";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
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

  const code = useChangeCode();
  const shownNow = useMemo(
    () => (code ? code.withTaskEdits(shown, edits.filter(code.isTaskEdit), board.stages) : shown),
    [code, shown, edits, board.stages],
  );
  const [reuseUnchanged] = useState(newColumnCache);
  const columns = useMemo(() => reuseUnchanged(byStage(shownNow)), [reuseUnchanged, shownNow]);
  return { board, shown: shownNow, columns, loadMore: useLoadMore(boardId) };
}

export const boardQuery = (boardId: number) => ({
  queryKey: boardKey(boardId),
  queryFn: ({ client }: { client: QueryClient }) => readBoardAfterEdits(client, boardId),
});

/** A response may be older than what was saved during the request, and would replace it. */
async function readBoardAfterEdits(client: QueryClient, boardId: number): Promise<BoardJson> {
  const saved = () => client.getMutationCache().findAll({ mutationKey: editsKey(boardId), status: "success" });
  const before = saved();
  const board = await readBoard(boardId);
  return saved().every((edit) => before.includes(edit)) ? board : readBoardAfterEdits(client, boardId);
}

/** Undefined until it is read. */
export function useBoardWithEdits(boardId: number): BoardJson | undefined {
  const board = useQuery(boardQuery(boardId)).data;
  const edits = usePending(boardId);
  const code = useChangeCode();
  return useMemo(() => board && (code ? edits.reduce(code.withBoardEdit, board) : board), [code, board, edits]);
}

export const tasksQuery = (client: QueryClient, boardId: number) => ({
  queryKey: tasksKey(boardId),
  queryFn: () => readTasksAfterChanges(client, boardId),
});

async function readTasksAfterChanges(client: QueryClient, boardId: number): Promise<LoadedTasks> {
  const known = () => client.getQueryData<LoadedTasks>(tasksKey(boardId));
  const before = known();
  const tasks = await readTasks(boardId, before);
  // What was merged during the request would be lost. What comes later is merged into its answer.
  const isUntouched = () => known() === before;
  if (tasks.isComplete && isUntouched()) return tasks;

  const updated = await (await loadChangeCode()).upToDate(boardId, tasks);
  return updated ?? (isUntouched() ? tasks : readTasksAfterChanges(client, boardId));
}

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
