"use client";
import { useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { boardKey, type BoardJson, newQueryClient, tasksKey } from "@/components/board/board-data";
import { Board } from "@/components/board/board";
import type { Viewer } from "@/lib/boards/may";
import { type FirstPages, shownFrom } from "@/lib/tasks/shown";

export interface BoardScreenProps {
  board: BoardJson;
  first: FirstPages;
  viewer: Viewer;
  /** The server's clock when it drew the page, ISO 8601. */
  now: string;
}

export function BoardScreen({ board, first, viewer, now }: BoardScreenProps) {
  const [client] = useState(() => {
    const fresh = newQueryClient();
    fresh.setQueryData(boardKey(board.id), board);
    fresh.setQueryData(tasksKey(board.id), shownFrom(first));
    return fresh;
  });
  return (
    <QueryClientProvider client={client}>
      <Board boardId={board.id} viewer={viewer} drawnAt={now} />
    </QueryClientProvider>
  );
}
