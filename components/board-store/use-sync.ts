"use client";
import { useEffect, useMemo, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { recordDrag } from "@/components/board-store/dragged-by-others";
import { type ChangeCode, loadChangeCode } from "@/components/board-store/change-code";
import { newUnreadTasks } from "@/components/board-store/unread-tasks";
import { type LiveState, useLive } from "@/components/live/use-live";
import { useNotificationChanges } from "@/components/live/use-notification-changes";

/** `hasEnded` when the person may no longer see the board. */
export function useSync(boardId: number, me: number): { connection: LiveState; hasEnded: boolean } {
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  const sync = useMemo(() => syncWhenLoaded(client, boardId, () => setEnded(true)), [client, boardId]);
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

type Sync = ReturnType<ChangeCode["newSync"]>;

/** What arrives while the code is being loaded waits for it. */
function syncWhenLoaded(client: QueryClient, boardId: number, onEnded: () => void): Sync {
  let made: Sync | null = null;
  const run = (use: (sync: Sync) => void) =>
    void loadChangeCode().then(({ newSync }) => use((made ??= newSync(client, boardId, onEnded))), console.error);

  return {
    onChange: (change) => run((sync) => sync.onChange(change)),
    catchUp: () => run((sync) => sync.catchUp()),
    stop: () => made?.stop(),
  };
}
