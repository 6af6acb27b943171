"use client";
import { useMemo } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { BoardEdit } from "@/components/board-store/edits";
import { finishing } from "@/components/board-store/edits/edit-factories";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { taskIn } from "@/components/my-tasks/store/my-tasks";
import { newSavingOnBoards, type SavingOnBoards } from "@/components/my-tasks/store/saving";
import { toast } from "@/components/ui/feedback/toasts";

/** Tasks that are done leave most tabs, so a message offers to take it back. */
export function useSaving(onSaved: () => void): SavingOnBoards {
  const client = useQueryClient();
  const t = useTranslations("myTasks.row");
  const actions = useTranslations("ui.actions");
  return useMemo(() => {
    const saving = newSavingOnBoards(client, onSaved);
    function save(edit: BoardEdit) {
      const task = finishedBy(edit, client);
      saving.save(edit);
      if (!task) return;
      const undo = { label: actions("undo"), onPress: () => saving.save(finishing(task)) };
      toast(t(task.status === "closed" ? "marked" : "reopened", { title: task.title }), "done", { action: undo });
    }
    return { ...saving, save };
  }, [client, onSaved, t, actions]);
}

/** The task that the edit marks as done or reopens, as it is then. */
function finishedBy(edit: BoardEdit, client: QueryClient): StoredTask | null {
  if (edit.kind !== "change-task" || edit.property !== "status") return null;
  const task = taskIn(client, edit.taskId);
  return task ? { ...task, ...edit.optimistic } : null;
}
