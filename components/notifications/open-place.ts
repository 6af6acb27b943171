import { openBoard } from "@/components/board-opening/open-board";
import { pushAddress } from "@/components/ui/hooks/navigation";
import { boardAddress, type Place, taskAddress } from "@/components/notifications/place-of";

/** Opens a task over its board, at once where that is on the screen. */
export function openPlace(place: Place, boardTitle?: string): void {
  const isBoardShown = document.querySelector(`[data-open-board="${place.boardId}"]`) !== null;
  if (isBoardShown) pushAddress(taskAddress(place));
  else openBoard({ id: place.boardId, address: boardAddress(place), title: boardTitle });
}
