"use client";
import { usePathname } from "next/navigation";
import { pushAddress } from "@/components/ui/hooks/navigation";

export function useBoardDialog(boardId: number, name: "members" | "activity") {
  const path = `/boards/${boardId}/${name}`;
  return {
    isOpen: usePathname() === path,
    open: () => pushAddress(path),
    close: () => pushAddress(`/boards/${boardId}`),
  };
}
