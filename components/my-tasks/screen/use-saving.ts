"use client";
import { useMemo } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { BoardEdit } from "@/components/board-store/edits";
import { isTasksEdit } from "@/components/board-store/edit-areas";
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
    function saveMany(edits: readonly BoardEdit[]) {
      const finished = Map.groupBy(
        edits.flatMap((edit) => finishedBy(edit, client) ?? []),
        ({ status }) => status,
      );
      saving.saveMany(edits);
      const entry = saving.history.now().undo.at(-1);
      const onPress = () => saving.history.ask({ direction: "undo", entry, keepsFocus: true });
      for (const [status, tasks] of finished) {
        const undo = { label: actions("undo"), onPress };
        const text = t(status === "closed" ? "marked" : "reopened", {
          count: tasks.length,
          title: tasks[0]?.title ?? "",
        });
        toast(text, "done", { action: undo });
      }
    }
    const save = (edit: BoardEdit) => (isTasksEdit(edit) ? saving.save(edit) : saveMany([edit]));
    return { ...saving, saveMany, save };
  }, [client, onSaved, t, actions]);
}

/** The task that the edit marks as done or reopens, as it is then. */
function finishedBy(edit: BoardEdit, client: QueryClient): StoredTask | null {
  if (edit.kind !== "change-task" || edit.property !== "status") return null;
  const task = taskIn(client, edit.taskId);
  return task ? { ...task, ...edit.optimistic } : null;
}
