"use client";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { useFinishing } from "@/components/board-store/use-finishing";
import type { Save } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { useShortcuts } from "@/components/ui/keyboard/shortcuts";

/** The open task is done, or open again, also by a key. */
export function useFinish(task: ShownTask, board: BoardJson, { save }: Pick<Save, "save">, mayEdit: boolean) {
  const t = useTranslations("taskParts.status");
  const finish = useFinishing(save, () => board.stages);
  const run = () => finish(task);
  useShortcuts({ ".": { label: t("toggle"), group: "task", run } }, mayEdit);
  return run;
}
