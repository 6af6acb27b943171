"use client";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { readTask } from "@/components/board-store/unread-tasks";
import { unread } from "@/components/notifications/use-unread";
import type { ShownTask } from "@/components/task/parts/use-task";

/** Marks the notifications of a task as read when it is opened and while it is visible. */
export function useMarkAsRead({ id: taskId, board_id: boardId, notifications }: ShownTask): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
  const isUnread = notifications > 0;
  const opened = useRef<number | null>(null);

  useEffect(() => {
    if (!isSeen) return;
    // The notification may be about a subtask.
    const isOpening = opened.current !== taskId && unread.count(0) > 0;
    opened.current = taskId;
    if (isUnread || isOpening) readTask(client, boardId, taskId);
  }, [client, boardId, taskId, isUnread, isSeen]);
}

function subscribe(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
