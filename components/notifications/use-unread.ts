"use client";
import { useSyncExternalStore } from "react";
import { newUnread } from "@/components/notifications/unread";
import { api } from "@/lib/api";

/** Of the person who is signed in; one for all that says it on a page. */
export const unread = newUnread(
  async () => (await api<{ total_unread: number }>("GET", "/boards/v2/notifications/unread-count")).total_unread,
);

/** How many notifications are unread now. @param drawn what the page came with */
export const useUnread = (drawn: number): number =>
  useSyncExternalStore(
    unread.subscribe,
    () => unread.count(drawn),
    () => drawn,
  );
