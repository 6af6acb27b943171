"use client";
import { useSyncExternalStore } from "react";
import { newUnread } from "@/components/notifications/unread";
import { api } from "@/lib/api";

/** For the signed-in person; shared by everything on a page that shows the count. */
export const unread = newUnread(
  async () => (await api<{ total_unread: number }>("GET", "/boards/v2/notifications/unread-count")).total_unread,
);

/** @param rendered the count that the page was rendered with */
export const useUnread = (initialCount: number): number =>
  useSyncExternalStore(
    unread.subscribe,
    () => unread.count(initialCount),
    () => initialCount,
  );
