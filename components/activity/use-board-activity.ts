"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { activityKey, boardPath } from "@/components/board-store/board-data";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { api } from "@/lib/api";
import type { LineJson } from "@/lib/activity/present";
import { oncePerId } from "@/lib/by-id";
import type { paginator } from "@/lib/http/response/paginator";

type Page = ReturnType<typeof paginator<LineJson>>;

/** The board's own lines, the newest first; undefined until they are loaded. */
export function useBoardActivity(boardId: number) {
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: activityKey(boardId),
    queryFn: async ({ pageParam }) =>
      (await api<{ activities: Page }>("GET", `${boardPath(boardId)}/activities?page=${pageParam}`)).activities,
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
    retry: 1,
  });

  return {
    lines: data && oncePerId(data.pages.flatMap((page) => page.data)),
    problem: data ? null : error,
    hasMore: hasNextPage,
    loadMore: async (): Promise<Outcome> => ((await fetchNextPage()).isError ? "failed" : "loaded"),
    retry: () => void refetch(),
  };
}
