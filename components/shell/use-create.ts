"use client";
import { useRouter } from "next/navigation";
import { useRegisteredShortcuts } from "@/components/ui/keyboard/shortcuts";

/** The group of global shortcuts; a page's own shortcut for the same key wins. */
export const GLOBAL_KEYS = "Everywhere";

/** The page's own action for `c`, otherwise a new board; null without permission. */
export function useCreate(canCreateBoard: boolean): { label: string; run: () => void } | null {
  const router = useRouter();
  const ofPage = useRegisteredShortcuts().findLast(
    ({ key, layer, group }) => key === "c" && layer === "" && group !== GLOBAL_KEYS,
  );
  const newBoard = canCreateBoard ? { label: "Create a board", run: () => router.push("/?new") } : null;
  return ofPage?.run ? { label: ofPage.label, run: ofPage.run } : newBoard;
}
