"use client";
import { BlockedMark } from "@/components/board/card/blocked-mark";
import { useIsBlocked } from "@/components/board/card/blocked-tasks";

/** In rows; nothing for a task that waits for none. */
export const BlockedMarkOf = ({ taskId, className }: { taskId: number; className?: string }) =>
  useIsBlocked(taskId) && <BlockedMark className={className} />;
