"use client";
import { usePathname } from "next/navigation";
import { pushAddress } from "@/components/ui/address";

/** Whether the people's dialog lies over the board, as its address says. */
export function useMembersDialog(boardId: number) {
  return {
    isOpen: usePathname() === membersPath(boardId),
    open: () => pushAddress(membersPath(boardId)),
    close: () => pushAddress(`/boards/${boardId}`),
  };
}

const membersPath = (boardId: number) => `/boards/${boardId}/members`;
