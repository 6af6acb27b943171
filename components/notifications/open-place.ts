import { openBoard } from "@/components/board-opening/open-board";
import { pushAddress } from "@/components/ui/hooks/address";
import { boardAddress, type Place, taskAddress } from "@/components/notifications/place-of";

export function openPlace(place: Place, boardTitle?: string): void {
  const isBoardShown = document.querySelector(`[data-open-board="${place.boardId}"]`) !== null;
  if (isBoardShown) pushAddress(taskAddress(place));
  else openBoard({ id: place.boardId, address: boardAddress(place), title: boardTitle });
}
