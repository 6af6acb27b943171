"use client";
import { useState } from "react";
import { QueryClientProvider } from "@tanstack/react-query";
import { boardKey, type BoardJson, newQueryClient, taskKey, tasksKey, type WholeTaskJson } from "@/components/board/board-data";
import { TaskPage } from "@/components/task/task-page";
import type { Viewer } from "@/lib/boards/may";
import type { ShownTasks } from "@/lib/tasks/shown";

interface TaskScreenProps {
  board: BoardJson;
  task: WholeTaskJson;
  viewer: Viewer;
  syncedAt: string;
  /** The server's clock when it drew the page, ISO 8601. */
  now: string;
}

/** A task on a page of its own: without the board's other tasks. */
export function TaskScreen({ board, task, viewer, syncedAt, now }: TaskScreenProps) {
  const [client] = useState(() => {
    const fresh = newQueryClient();
    fresh.setQueryData(boardKey(board.id), board);
    fresh.setQueryData(taskKey(board.id, task.id), task);
    fresh.setQueryData<ShownTasks>(tasksKey(board.id), { tasks: {}, stages: {}, beyond: {}, syncedAt, isStale: false });
    return fresh;
  });
  return (
    <QueryClientProvider client={client}>
      <TaskPage boardId={board.id} taskId={task.id} viewer={viewer} drawnAt={now} />
    </QueryClientProvider>
  );
}
