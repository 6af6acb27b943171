"use client";
import { useCallback } from "react";
import { useTranslations } from "next-intl";
import { archiving, unarchiving } from "@/components/board-store/edits/edit-factories";
import type { OfferedTask } from "@/components/commands/offers";
import { editAll } from "@/components/palette/choices";
import { toast } from "@/components/ui/feedback/toasts";

/** One message, whose action takes all of it back. */
export function useArchiveAll() {
  const [t, actions] = [useTranslations("palette.choices"), useTranslations("ui.actions")];
  return useCallback(
    (tasks: readonly OfferedTask[]) => {
      const now = new Date();
      editAll(tasks, (task) => archiving(task, now));
      const undo = { label: actions("undo"), onPress: () => editAll(tasks, unarchiving) };
      toast(t("archived", { count: tasks.length }), "done", { action: undo });
    },
    [t, actions],
  );
}
