import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

/** How many notifications of a task are unread now. */
export type UnreadOf = (task: { id: number; notifications: number }) => number;

/** What of a board is unread now. What is as before stays the same object, and is not drawn anew. */
export function withUnread(shown: LoadedTasks, unreadOf: UnreadOf): LoadedTasks {
  const changed = Object.values(shown.tasks).flatMap((task) =>
    unreadOf(task) === task.notifications ? [] : [[task.id, { ...task, notifications: unreadOf(task) }] as const],
  );
  return changed.length === 0 ? shown : { ...shown, tasks: { ...shown.tasks, ...Object.fromEntries(changed) } };
}
