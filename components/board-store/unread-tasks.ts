import type { QueryClient } from "@tanstack/react-query";
import { taskKey, tasksKey, type WholeTaskJson } from "@/components/board-store/board-data";
import { coalesced } from "@/components/ui/hooks/coalesced";
import { api, ApiError } from "@/lib/api";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

const boardPath = (boardId: number) => `/boards-app/v1/boards/${boardId}`;

/** Reads anew what is unread of the tasks of a board; what is asked for meanwhile is one more reading. */
export function newUnreadTasks(client: QueryClient, boardId: number): () => void {
  const read = coalesced(async () => {
    const { tasks } = await api<{ tasks: Record<string, number> }>("GET", `${boardPath(boardId)}/notifications/unread`);
    applyUnread(client, boardId, ({ id }) => tasks[id] ?? 0);
  });
  return () => void read().catch(report);
}

/** What somebody was told of a task, and of its subtasks, counts as read. */
export function readTask(client: QueryClient, boardId: number, taskId: number): void {
  const marked = api("PUT", `${boardPath(boardId)}/tasks/${taskId}/notifications/read`);
  marked.then(
    () => applyUnread(client, boardId, ({ id, notifications }) => (id === taskId ? 0 : notifications)),
    report,
  );
}

/** On the cards and in the tasks that were opened. */
function applyUnread(client: QueryClient, boardId: number, unreadOf: UnreadOf) {
  client.setQueryData<LoadedTasks>(tasksKey(boardId), (known) => known && withUnread(known, unreadOf));
  client.setQueriesData<WholeTaskJson | null>(
    { queryKey: openTasksKey(boardId), predicate: isTask },
    (known) => known && { ...known, notifications: unreadOf(known) },
  );
}

const openTasksKey = (boardId: number) => ["board", boardId, "task"] as const;

/** Its files and subtasks have longer keys. */
const isTask = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.length === taskKey(0, 0).length;

/** Whoever lost the board, or the connection, is told so elsewhere: the marks are right again with the next news. */
function report(error: unknown) {
  if (!(error instanceof ApiError)) console.error(error);
}

/** How many notifications of a task are unread now. */
export type UnreadOf = (task: { id: number; notifications: number }) => number;

/** What of a board is unread now. What is as before stays the same object, and is not drawn anew. */
export function withUnread(shown: LoadedTasks, unreadOf: UnreadOf): LoadedTasks {
  const changed = Object.values(shown.tasks).flatMap((task) =>
    unreadOf(task) === task.notifications ? [] : [[task.id, { ...task, notifications: unreadOf(task) }] as const],
  );
  return changed.length === 0 ? shown : { ...shown, tasks: { ...shown.tasks, ...Object.fromEntries(changed) } };
}
