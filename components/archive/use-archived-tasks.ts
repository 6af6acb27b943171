"use client";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { deleteTasks, type Failure, readArchivedTasks, restoreTasks } from "@/components/archive/archived-data";
import { archivedKey } from "@/components/board/board-data";
import { takeIn } from "@/components/board/take-in";
import { oncePerId } from "@/lib/by-id";

/** The archived tasks of a board that are called so, page by page, and what can be done with them. */
export function useArchivedTasks(boardId: number, search: string) {
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

  async function restore(ids: readonly number[]): Promise<Failure[]> {
    const { updatedTasks, failed_tasks } = await restoreTasks(boardId, ids);
    takeIn(client, boardId, { tasks: updatedTasks });
    await renew();
    return failed_tasks;
  }

  async function remove(ids: readonly number[]): Promise<Failure[]> {
    const { failed_tasks } = await deleteTasks(boardId, ids);
    takeIn(client, boardId, { gone: ids.filter((id) => !failed_tasks.some((failed) => failed.id === id)) });
    await renew();
    return failed_tasks;
  }

  const renew = () => client.invalidateQueries({ queryKey: archivedKey(boardId) });
  return {
    /** Undefined until they are told. */
    tasks: data && oncePerId(data.pages.flatMap((page) => page.data)),
    total: data?.pages.at(-1)?.total,
    problem: data ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    restore,
    remove,
  };
}
