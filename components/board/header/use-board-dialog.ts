"use client";
import { usePathname } from "next/navigation";
import { boardAddress, searchOfView } from "@/components/board-store/use-open-task";
import { pushAddress } from "@/components/ui/hooks/navigation";

export function useBoardDialog(boardId: number, name: "members" | "activity") {
  const path = `/boards/${boardId}/${name}`;
  return {
    isOpen: usePathname() === path,
    open: () => pushAddress(`${path}${searchOfView()}`),
    close: () => pushAddress(boardAddress(boardId)),
  };
}
