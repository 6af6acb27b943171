import type { NotificationJson } from "@/lib/notifications/present";
import { taskPath } from "@/lib/tasks/path";

export type Shown = Pick<NotificationJson, "settings" | "object_id"> & {
  task: { id: number; parent_id: number | null } | null;
};

/** Where what a notification tells of is seen. */
export interface Place {
  boardId: number;
  taskId: number | null;
  commentId: number | null;
}

/** A subtask is seen in its parent, which has no place for its comments. */
export function placeOf({ settings, object_id: boardId, task }: Shown): Place {
  if (!task) return { boardId, taskId: null, commentId: null };
  if (task.parent_id !== null) return { boardId, taskId: task.parent_id, commentId: null };
  return { boardId, taskId: task.id, commentId: settings?.reply_id ?? settings?.comment_id ?? null };
}

/** On the task's own page, or in the dialog of a board that is on the screen. */
export const taskAddress = ({ boardId, taskId, commentId }: Place): string =>
  taskId === null
    ? `/boards/${boardId}`
    : `${taskPath(boardId, taskId)}${commentId === null ? "" : `?comment=${commentId}`}`;

/** Of the board, with the task's dialog over it. */
export function boardAddress({ boardId, taskId, commentId }: Place): string {
  const query = new URLSearchParams({
    ...(taskId !== null && { task: String(taskId) }),
    ...(commentId !== null && { comment: String(commentId) }),
  });
  return `/boards/${boardId}${query.size > 0 ? `?${query}` : ""}`;
}
