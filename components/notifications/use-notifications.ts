"use client";
import { type InfiniteData, useInfiniteQuery, useMutationState, useQueryClient } from "@tanstack/react-query";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { useNotificationChanges } from "@/components/live/use-notification-changes";
import {
  allNotificationsKey,
  type Mark,
  marksKey,
  notificationsKey,
  readNotifications,
  type Tab,
  withMark,
} from "@/components/notifications/notifications-data";
import { oncePerId } from "@/lib/by-id";

export type NotificationPages = InfiniteData<Awaited<ReturnType<typeof readNotifications>>, number>;

/** Undefined until the first page is loaded. Pending marks are already applied. */
export function useNotifications(tab: Tab) {
  const client = useQueryClient();
  const { data, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: notificationsKey(tab),
    queryFn: ({ pageParam }) => readNotifications(tab, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    gcTime: 0,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useNotificationChanges(() => void client.invalidateQueries({ queryKey: allNotificationsKey }));
  const marks = useMutationState<Mark>({
    filters: { mutationKey: marksKey, status: "pending" },
    select: ({ state }) => markOf(state.variables),
  });

  return {
    notifications: data && visibleNotifications(data, marks, tab),
    problem: data ? null : error,
    hasMore: hasNextPage,
    retry: () => void refetch(),
    loadMore: async (): Promise<Outcome> => ((await fetchNextPage()).isFetchNextPageError ? "failed" : "loaded"),
  };
}

function visibleNotifications({ pages }: Pick<NotificationPages, "pages">, marks: readonly Mark[], tab: Tab) {
  const notifications = oncePerId(pages.flatMap((page) => marks.reduce(withMark, page).data));
  return tab === "unread" ? notifications.filter(({ read }) => !read) : notifications;
}

/** The mutation cache is untyped; only `useMarks` adds to `marksKey`. */
const markOf = (variables: unknown): Mark => variables as Mark;
