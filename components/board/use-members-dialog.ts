"use client";
import { usePathname } from "next/navigation";

/** Whether the people's dialog lies over the board, as its address says. */
export function useMembersDialog(boardId: number) {
  return {
    isOpen: usePathname() === membersPath(boardId),
    open: () => history.pushState(null, "", membersPath(boardId)),
    close: () => history.pushState(null, "", `/boards/${boardId}`),
  };
}

const membersPath = (boardId: number) => `/boards/${boardId}/members`;
