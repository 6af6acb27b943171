import type { QueryClient } from "@tanstack/react-query";
import { taskKey, tasksKey, type WholeTaskJson } from "@/components/board-store/board-data";
import { coalesce } from "@/components/ui/hooks/coalesce";
import { api, ApiError } from "@/lib/api";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

const boardPath = (boardId: number) => `/boards-app/v1/boards/${boardId}`;

/** Calls during a request cause one more request. */
export function newUnreadTasks(client: QueryClient, boardId: number): () => void {
  const read = coalesce(async () => {
    const { tasks } = await api<{ tasks: Record<string, number> }>("GET", `${boardPath(boardId)}/notifications/unread`);
    applyUnread(client, boardId, ({ id }) => tasks[id] ?? 0);
  });
  return () => void read().catch(report);
}

export function readTask(client: QueryClient, boardId: number, taskId: number): void {
  const marked = api("PUT", `${boardPath(boardId)}/tasks/${taskId}/notifications/read`);
  marked.then(
    () => applyUnread(client, boardId, ({ id, notifications }) => (id === taskId ? 0 : notifications)),
    report,
  );
}

function applyUnread(client: QueryClient, boardId: number, unreadOf: UnreadOf) {
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && withUnread(known, unreadOf));
  client.setQueriesData<WholeTaskJson | null>(
    { queryKey: openTasksKey(boardId), predicate: isTask },
    (known) => known && { ...known, notifications: unreadOf(known) },
  );
}

const openTasksKey = (boardId: number) => ["board", boardId, "task"] as const;

/** Keys of a task's files and subtasks are longer. */
const isTask = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === taskKey(0, 0).length;

/** Lost access and lost connections are reported elsewhere, and the next live message corrects the counts. */
function report(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
}

export type UnreadOf = (task: { id: number; notifications: number }) => number;

/** Unchanged tasks stay the same objects and do not render again. */
export function withUnread(shown: LoadedTasks, unreadOf: UnreadOf): LoadedTasks {
  const changed = Object.values(shown.tasks).flatMap((task) =>
    unreadOf(task) === task.notifications ? [] : [[task.id, { ...task, notifications: unreadOf(task) }] as const],
  );
  return changed.length === 0 ? shown : { ...shown, tasks: { ...shown.tasks, ...Object.fromEntries(changed) } };
}
