"use client";
import { useTranslations } from "next-intl";
import { showPanel } from "@/components/shell/panels";
import { useRegisteredShortcuts } from "@/components/ui/keyboard/shortcuts";

/** The page's own action for `c`, such as the kanban's new card, otherwise the dialog for a task of any board. */
export function useCreate(): { label: string; run: () => void } {
  const t = useTranslations("shell.topBar");
  const ofPage = useRegisteredShortcuts().findLast(
    ({ key, layer, group }) => key === "c" && layer === "" && group !== "everywhere",
  );
  return ofPage?.run
    ? { label: ofPage.label, run: ofPage.run }
    : { label: t("createTask"), run: () => showPanel("create") };
}
