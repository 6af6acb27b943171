"use client";
import { useEffect, useSyncExternalStore } from "react";
import { useNotificationChanges } from "@/components/live/use-notification-changes";
import { newUnread } from "@/components/notifications/unread";
import { api } from "@/lib/api";

/** For the signed-in person; shared by everything on a page that shows the count. */
export const unread = newUnread(
  async () => (await api<{ total_unread: number }>("GET", "/boards/v2/notifications/unread-count")).total_unread,
);

/** @param initialCount the count that the page was rendered with */
export const useUnread = (initialCount: number): number =>
  useSyncExternalStore(
    unread.subscribe,
    () => unread.count(initialCount),
    () => initialCount,
  );

export function UnreadUpdates({ initialCount }: { initialCount: number }) {
  useEffect(() => unread.reset(initialCount), [initialCount]);
  useNotificationChanges(() => void unread.refresh());
  return null;
}
