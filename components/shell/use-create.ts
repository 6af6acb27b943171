"use client";
import { useRouter } from "next/navigation";
import { EVERYWHERE } from "@/components/shell/everywhere";
import { useRegisteredShortcuts } from "@/components/ui/keyboard/shortcuts";

/** What "create" means here: what the page has registered for `c`, else a new board; null for those who may not. */
export function useCreate(canCreateBoard: boolean): { label: string; run: () => void } | null {
  const router = useRouter();
  const ofPage = useRegisteredShortcuts().findLast(
    ({ key, layer, group }) => key === "c" && layer === "" && group !== EVERYWHERE,
  );
  const newBoard = canCreateBoard ? { label: "Create a board", run: () => router.push("/?new") } : null;
  return ofPage?.run ? { label: ofPage.label, run: ofPage.run } : newBoard;
}
