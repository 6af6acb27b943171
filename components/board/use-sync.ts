"use client";
import { useEffect, useMemo, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { newSync } from "@/components/board/sync";
import { type LiveState, useLive } from "@/components/live/use-live";

/** Shows what others do as they do it. `hasEnded` when the person may no longer see the board. */
export function useSync(boardId: number): { connection: LiveState; hasEnded: boolean } {
  const client = useQueryClient();
  const [hasEnded, setEnded] = useState(false);
  const sync = useMemo(() => newSync(client, boardId, () => setEnded(true)), [client, boardId]);
  useEffect(() => sync.stop, [sync]);

  const connection = useLive(boardId, { onChange: sync.tell, onOpen: sync.catchUp, onEnded: () => setEnded(true) });
  return { connection, hasEnded };
}
