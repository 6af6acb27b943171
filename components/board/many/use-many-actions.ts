"use client";
import { useTranslations } from "next-intl";
import { finishing, unarchiving } from "@/components/board-store/edits/edit-factories";
import { archivingAll } from "@/components/board-store/edits/tasks-at-once";
import type { ManyProps } from "@/components/board/many/action-bar";
import { clearSelection } from "@/components/selection/selection";
import { toast } from "@/components/ui/feedback/toasts";

/** What the bar does with one press. */
export function useManyActions({ tasks, saving }: ManyProps) {
  const t = useTranslations("manyTasks");
  const verbs = useTranslations("ui.actions");
  return {
    /** Reopens them only if all of them are done. */
    finish() {
      const open = tasks.filter(({ status }) => status !== "closed");
      saving.saveMany((open.length > 0 ? open : tasks).map(finishing));
    },
    archive() {
      saving.save(archivingAll(tasks, new Date()));
      clearSelection();
      const undo = { label: verbs("undo"), onPress: () => saving.saveMany(tasks.map(unarchiving)) };
      toast(t("archived", { count: tasks.length }), "done", { action: undo });
    },
  };
}
