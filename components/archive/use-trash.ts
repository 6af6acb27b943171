"use client";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteForGood,
  emptyTrash,
  readTrash,
  restoreFromTrash,
  type TrashItemJson,
} from "@/components/archive/trash-data";
import { applyResponse } from "@/components/board-store/apply-response";
import { archivedKey } from "@/components/board-store/board-data";
import { oncePerId } from "@/lib/by-id";

/** The trash of a board, page by page, and what can be done with it. */
export function useTrash(boardId: number) {
  const client = useQueryClient();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages(boardId);
  const renew = () => client.invalidateQueries({ queryKey: archivedKey(boardId) });

  return {
    items: data && oncePerId(data.pages.flatMap((page) => page.data)),
    problem: data ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
    /** @throws ApiError */
    restore: async ({ type, record_id }: TrashItemJson) => {
      const { stage, tasks, updatedTasks } = await restoreFromTrash(boardId, type, record_id);
      applyResponse(client, boardId, {
        tasks: tasks ?? updatedTasks,
        isStale: true,
        ...(stage && { stages: [stage] }),
      });
      await renew();
    },
    /** @throws ApiError */
    remove: ({ id }: TrashItemJson) => deleteForGood(boardId, id).then(renew),
    /** @throws ApiError */
    empty: () => emptyTrash(boardId).then(renew),
  };
}

const usePages = (boardId: number) =>
  useInfiniteQuery({
    queryKey: [...archivedKey(boardId), "trash"],
    queryFn: ({ pageParam }) => readTrash(boardId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
    retry: 1,
  });
