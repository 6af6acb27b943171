import type { NotificationJson } from "@/lib/notifications/present";
import { taskPath } from "@/lib/tasks/path";

export type LinkedNotification = Pick<NotificationJson, "settings" | "object_id"> & {
  task: { id: number; parent_id: number | null } | null;
};

export interface Place {
  boardId: number;
  taskId: number | null;
  commentId: number | null;
}

/** A subtask is shown in its parent, and its comments have no place there. */
export function placeOf({ settings, object_id: boardId, task }: LinkedNotification): Place {
  if (!task) return { boardId, taskId: null, commentId: null };
  if (task.parent_id !== null) return { boardId, taskId: task.parent_id, commentId: null };
  return { boardId, taskId: task.id, commentId: settings?.reply_id ?? settings?.comment_id ?? null };
}

/** The URL of the task's own page, or of its dialog on an open board. */
export const taskAddress = ({ boardId, taskId, commentId }: Place): string =>
  taskId === null
    ? `/boards/${boardId}`
    : `${taskPath(boardId, taskId)}${commentId === null ? "" : `?comment=${commentId}`}`;
