"use client";
import { type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
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

/** What is in a trash, page by page, and what can be done with it. */
export interface Trash {
  items: TrashItemJson[] | undefined;
  problem: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
  /** @throws ApiError */
  restore: (item: TrashItemJson, stageId?: number) => Promise<void>;
  /** @throws ApiError */
  remove: (item: TrashItemJson) => Promise<void>;
  /** Null for those who may not. @throws ApiError */
  empty: (() => Promise<void>) | null;
}

export function useTrashOfBoard(boardId: number, mayEmpty: boolean): Trash {
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: archivedKey(boardId) });

  return {
    ...usePages([...archivedKey(boardId), "trash"], boardId),
    restore: async ({ type, record_id }, stageId) => {
      const { stage, tasks, updatedTasks } = await restoreFromTrash(boardId, type, record_id, stageId);
      applyResponse(client, boardId, {
        tasks: tasks ?? updatedTasks,
        isStale: true,
        ...(stage && { stages: [stage] }),
      });
      await renew();
    },
    remove: ({ id }) => deleteForGood(boardId, id).then(renew),
    empty: mayEmpty ? () => emptyTrash(boardId).then(renew) : null,
  };
}

const TRASHED_BOARDS = ["trashed boards"];

export function useTrashedBoards(onChange: () => void): Trash {
  const client = useQueryClient();
  const renew = async () => {
    await client.invalidateQueries({ queryKey: TRASHED_BOARDS });
    onChange();
  };

  return {
    ...usePages(TRASHED_BOARDS, null),
    restore: ({ type, record_id }) => restoreFromTrash(null, type, record_id).then(renew),
    remove: ({ id }) => deleteForGood(null, id).then(renew),
    empty: null,
  };
}

function usePages(queryKey: QueryKey, boardId: number | null) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => readTrash(boardId, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
    retry: 1,
  });
  return {
    items: data && oncePerId(data.pages.flatMap((page) => page.data)),
    problem: data ? null : error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}
