"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRegisteredShortcuts } from "@/components/ui/keyboard/shortcuts";

/** The page's own action for `c`, otherwise a new board; null without permission. */
export function useCreate(canCreateBoard: boolean): { label: string; run: () => void } | null {
  const t = useTranslations("shell.topBar");
  const router = useRouter();
  const ofPage = useRegisteredShortcuts().findLast(
    ({ key, layer, group }) => key === "c" && layer === "" && group !== "everywhere",
  );
  const newBoard = canCreateBoard ? { label: t("createBoard"), run: () => router.push("/boards?new") } : null;
  return ofPage?.run ? { label: ofPage.label, run: ofPage.run } : newBoard;
}
