"use client";
import { useRouter } from "next/navigation";
import { usePageKeys } from "@/components/ui/keyboard/keys";

/** The group of global shortcuts; a page's own shortcut for the same key wins. */
export const GLOBAL_KEYS = "Everywhere";

/** The page's own action for `c`, otherwise a new board; null without permission. */
export function useCreate(canCreateBoard: boolean): { does: string; run: () => void } | null {
  const router = useRouter();
  const ofPage = usePageKeys().findLast(
    ({ key, layer, group }) => key === "c" && layer === "" && group !== GLOBAL_KEYS,
  );
  const newBoard = canCreateBoard ? { does: "Create a board", run: () => router.push("/?new") } : null;
  return ofPage?.run ? { does: ofPage.does, run: ofPage.run } : newBoard;
}
