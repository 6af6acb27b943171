import { openBoard } from "@/components/board-opening/open-board";
import { pushAddress } from "@/components/ui/hooks/navigation";
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

/** The URL of the board with the task's dialog open. */
export function boardAddress({ boardId, taskId, commentId }: Place): string {
  const query = new URLSearchParams({
    ...(taskId !== null && { task: String(taskId) }),
    ...(commentId !== null && { comment: String(commentId) }),
  });
  return `/boards/${boardId}${query.size > 0 ? `?${query}` : ""}`;
}

export function openPlace(place: Place, boardTitle?: string): void {
  const isBoardShown = document.querySelector(`[data-open-board="${place.boardId}"]`) !== null;
  if (isBoardShown) pushAddress(taskAddress(place));
  else openBoard({ id: place.boardId, address: boardAddress(place), title: boardTitle });
}
