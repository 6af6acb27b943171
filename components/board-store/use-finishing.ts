"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { finishing } from "@/components/board-store/edits/edit-factories";
import { stageEdit } from "@/components/board-store/edits/property-edits";
import { doneStageFor } from "@/components/board-store/edits/status-in-stage";
import type { Save } from "@/components/board-store/use-save";
import { toast } from "@/components/ui/feedback/toasts";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { StageJson } from "@/lib/stages/present";
import type { TaskCardJson } from "@/lib/tasks/present/task";

/**
 * Marks a task as done, or as open again. If its board has a stage for done tasks, a toast offers to move it there. The
 * function stays the same while `save` does.
 */
export function useFinishing(
  save: Save["save"],
  stagesOf: (task: TaskCardJson) => readonly StageJson[],
): (task: TaskCardJson) => void {
  const t = useTranslations("ui.finishing");
  const latest = useLatest(stagesOf);
  return useMemo(
    () => (task) => {
      save(finishing(task));
      const stage = task.status === "closed" ? null : doneStageFor(task, latest.current(task));
      if (stage)
        toast(t("isDone", { title: task.title }), "done", {
          action: { label: t("move", { stage: stage.title }), onPress: () => save(stageEdit(task, stage.id)) },
        });
    },
    [save, t, latest],
  );
}
