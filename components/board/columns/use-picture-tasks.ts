"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { boardPath, withoutContext } from "@/components/board-store/board-data";
import { loadChangeCode } from "@/components/board-store/change-code";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { type FailedFile, describeFailures } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { sendFile } from "@/lib/api";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";

export function usePictureTasks(boardId: number) {
  const t = useTranslations("board.stages");
  const client = useQueryClient();

  return async (stageId: number, pictures: File[]) => {
    toast(t("uploading", { count: pictures.length }));
    const failed = await createInSequence(pictures, async (picture) => {
      const { task, updatedTasks } = await trackUnsaved(
        sendFile<{ task: TaskInContextJson; updatedTasks: TaskJson[] }>(
          `${boardPath(boardId)}/tasks/create-task-from-image`,
          "file",
          picture,
          { stage_id: String(stageId) },
        ),
      );
      const { applyResponse } = await loadChangeCode();
      applyResponse(client, boardId, { task: withoutContext(task), tasks: [...updatedTasks, withoutContext(task)] });
    });
    for (const problem of describeFailures(failed)) toast(problem, "error");
  };
}

/** Each task is created at the top, so the last picture comes first. @returns the pictures that failed */
export async function createInSequence(
  pictures: readonly File[],
  make: (picture: File) => Promise<void>,
): Promise<FailedFile[]> {
  const failed: FailedFile[] = [];
  for (const picture of pictures.toReversed())
    await make(picture).catch((error: unknown) => failed.unshift({ name: picture.name, error }));
  return failed;
}
