"use client";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BulkResult,
  deleteTasks,
  type Failure,
  readArchivedTasks,
  restoreTasks,
  restoreTasksTo,
} from "@/components/archive/archived-data";
import { archivedKey, type BoardJson } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import { oncePerId } from "@/lib/by-id";

/** The archived tasks of a board that are called so, page by page, and what can be done with them. */
export function useArchivedTasks({ id: boardId, stages }: Pick<BoardJson, "id" | "stages">, search: string) {
  const client = useQueryClient();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
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
  const tasks = data && oncePerId(data.pages.flatMap((page) => page.data));
  const isStageActive = (stageId: number | null) =>
    stages.some(({ id, archived_at }) => id === stageId && archived_at === null);
  const needsStage = (id: number) => tasks?.some((task) => task.id === id && !isStageActive(task.stage_id)) ?? false;

  async function restoreSome(
    ids: readonly number[],
    send: (ids: readonly number[]) => Promise<BulkResult>,
  ): Promise<Failure[]> {
    if (ids.length === 0) return [];
    const { updatedTasks, failed_tasks } = await send(ids);
    applyResponse(client, boardId, { tasks: updatedTasks });
    return failed_tasks;
  }

  /** Each to its own stage, and to the given one where its own is archived. */
  async function restore(ids: readonly number[], stageId?: number): Promise<Failure[]> {
    const elsewhere = stageId === undefined ? [] : ids.filter(needsStage);
    const back = ids.filter((id) => !elsewhere.includes(id));
    const failed = await restoreSome(back, (some) => restoreTasks(boardId, some));
    const failedElsewhere = await restoreSome(elsewhere, (some) => restoreTasksTo(boardId, stageId ?? 0, some));
    await renew();
    return [...failed, ...failedElsewhere];
  }

  async function remove(ids: readonly number[]): Promise<Failure[]> {
    const { failed_tasks } = await deleteTasks(boardId, ids);
    applyResponse(client, boardId, { gone: ids.filter((id) => !failed_tasks.some((failed) => failed.id === id)) });
    await renew();
    return failed_tasks;
  }

  const renew = () => client.invalidateQueries({ queryKey: archivedKey(boardId) });
  return {
    /** Undefined until they are loaded. */
    tasks,
    total: data?.pages.at(-1)?.total,
    problem: data ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    /** Whether the stage of a task is archived, so that it is restored to another one. */
    needsStage,
    restore,
    remove,
  };
}
