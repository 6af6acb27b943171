import { openBoard } from "@/components/board-opening/open-board";
import { pushAddress } from "@/components/ui/hooks/navigation";
import { type Place, taskAddress } from "@/lib/notifications/place";

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
