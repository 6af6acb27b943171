"use client";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  attachmentsKey,
  boardKey,
  type BoardJson,
  taskKey,
  tasksKey,
  type WholeTaskJson,
} from "@/components/board-store/board-data";
import { useScreenClient } from "@/components/board-store/use-screen-client";
import { TaskPage } from "@/components/task/screen/task-page";
import type { Viewer } from "@/lib/boards/abilities";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

interface TaskScreenProps {
  board: BoardJson;
  task: WholeTaskJson;
  viewer: Viewer;
  syncedAt: string;
  /** ISO 8601, from the server's clock. */
  now: string;
}

export function TaskScreen(props: TaskScreenProps) {
  const { board, task, viewer, now } = props;
  const client = useScreenClient(`task ${task.id} of ${viewer.id}`, (cache) => takeInPage(cache, props));
  return (
    <QueryClientProvider client={client}>
      <TaskPage boardId={board.id} taskId={task.id} viewer={viewer} drawnAt={now} />
    </QueryClientProvider>
  );
}

/** After going back, the page may be older than the cache. */
function takeInPage(client: QueryClient, { board, task, syncedAt }: TaskScreenProps) {
  const known = client.getQueryData<LoadedTasks>(tasksKey(board.id));
  if (known && known.syncedAt >= syncedAt) return;

  client.setQueryData(boardKey(board.id), board);
  client.setQueryData(taskKey(board.id, task.id), task);
  client.setQueryData(attachmentsKey(board.id, task.id), task.attachments);
  client.setQueryData<LoadedTasks>(tasksKey(board.id), {
    tasks: {},
    stages: {},
    beyond: {},
    newestId: task.id,
    syncedAt,
    isStale: false,
  });
}
