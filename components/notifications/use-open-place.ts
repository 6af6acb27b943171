"use client";
import { useRouter } from "next/navigation";
import { pushAddress } from "@/components/ui/address";
import { boardAddress, type Place, taskAddress } from "@/lib/notifications/place";

/** Opens a task over its board, at once where that is on the screen. */
export function useOpenPlace(): (place: Place) => void {
  const router = useRouter();
  return (place) => {
    const isBoardShown = document.querySelector(`[data-open-board="${place.boardId}"]`) !== null;
    if (isBoardShown) pushAddress(taskAddress(place));
    else router.push(boardAddress(place));
  };
}
