"use client";
import { useEffect, useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { recordDrag } from "@/components/board-store/dragged-by-others";
import { newSync } from "@/components/board-store/sync";
import { newUnreadTasks } from "@/components/board-store/unread-tasks";
import { type LiveState, useLive } from "@/components/live/use-live";
import { useNotificationChanges } from "@/components/live/use-notification-changes";

/** `hasEnded` when the person may no longer see the board. */
export function useSync(boardId: number, me: number): { connection: LiveState; hasEnded: boolean } {
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  const sync = useMemo(() => newSync(client, boardId, () => setEnded(true)), [client, boardId]);
  useEffect(() => sync.stop, [sync]);

  const connection = useLive(boardId, {
    onChange: sync.onChange,
    onDrag: (drag) => drag.user !== me && recordDrag(drag),
    onOpen: sync.catchUp,
    onEnded: () => setEnded(true),
  });
  useNotificationChanges(useMemo(() => newUnreadTasks(client, boardId), [client, boardId]));
  return { connection, hasEnded };
}
