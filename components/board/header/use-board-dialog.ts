"use client";
import { usePathname } from "next/navigation";
import { pushAddress } from "@/components/ui/hooks/navigation";

/** Whether the dialog of the board's people, or of what happened on it, lies over the board, as its address says. */
export function useBoardDialog(boardId: number, name: "members" | "activity") {
  const path = `/boards/${boardId}/${name}`;
  return {
    isOpen: usePathname() === path,
    open: () => pushAddress(path),
    close: () => pushAddress(`/boards/${boardId}`),
  };
}
