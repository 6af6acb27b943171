"use client";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteTasks,
  type Failure,
  readArchivedTasks,
  restoreTasks,
  restoreTasksTo,
} from "@/components/archive/archived-data";
import { archivedKey, type BoardJson } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import { oncePerId } from "@/lib/by-id";

/** The archived tasks of a board that match the search, page by page, and what can be done with them. */
export function useArchivedTasks({ id: boardId, stages }: Pick<BoardJson, "id" | "stages">, search: string) {
  const { data, dataUpdatedAt, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    usePages(boardId, search);
  const tasks = data && oncePerId(data.pages.flatMap((page) => page.data));
  const isStageActive = (stageId: number | null) =>
    stages.some(({ id, archived_at }) => id === stageId && archived_at === null);
  const needsStage = (id: number) => tasks?.some((task) => task.id === id && !isStageActive(task.stage_id)) ?? false;

  return {
    tasks,
    pages: data?.pages.length ?? 0,
    /** The number of tasks on these pages, also if fewer are listed. */
    read: tasks?.length ?? 0,
    /** Changes whenever pages were read. */
    readAt: dataUpdatedAt,
    total: data?.pages.at(-1)?.total,
    problem: data ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasFailedMore: isFetchNextPageError,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    /** Whether the stage of a task is archived, so that it is restored to another one. */
    needsStage,
    ...useBulkActions(boardId, needsStage),
  };
}

export type Archive = ReturnType<typeof useArchivedTasks>;

const usePages = (boardId: number, search: string) =>
  useInfiniteQuery({
    queryKey: [...archivedKey(boardId), "tasks", search],
    queryFn: ({ pageParam }) => readArchivedTasks(boardId, search, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
    retry: 1,
  });

function useBulkActions(boardId: number, needsStage: (id: number) => boolean) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: archivedKey(boardId) });

  async function restoreWith(send: typeof restoreTasks, ids: readonly number[]): Promise<Failure[]> {
    if (ids.length === 0) return [];
    const { updatedTasks, failed_tasks } = await send(boardId, ids);
    applyResponse(client, boardId, { tasks: updatedTasks });
    return failed_tasks;
  }

  return {
    /** Restores each to its own stage, and to the given one where its own is archived. */
    async restore(ids: readonly number[], stageId?: number): Promise<Failure[]> {
      const elsewhere = stageId === undefined ? [] : ids.filter(needsStage);
      const back = ids.filter((id) => !elsewhere.includes(id));
      const failed = await restoreWith(restoreTasks, back);
      const failedElsewhere = await restoreWith((id, some) => restoreTasksTo(id, stageId ?? 0, some), elsewhere);
      await refresh();
      return [...failed, ...failedElsewhere];
    },
    async remove(ids: readonly number[]): Promise<Failure[]> {
      const { failed_tasks } = await deleteTasks(boardId, ids);
      applyResponse(client, boardId, { removed: ids.filter((id) => !failed_tasks.some((failed) => failed.id === id)) });
      await refresh();
      return failed_tasks;
    },
  };
}
