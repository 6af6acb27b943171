"use client";
import { useQueryClient } from "@tanstack/react-query";
import { boardPath, taskAlone } from "@/components/board-store/board-data";
import { tasksOneByOne } from "@/components/board-store/one-by-one";
import { takeIn } from "@/components/board-store/apply-response";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { describeFailures } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import { sendFile } from "@/lib/api";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";

/** Makes a task of each picture, at the top of a stage and in their order; those that fail are named. */
export function usePictureTasks(boardId: number) {
  const client = useQueryClient();

  return async (stageId: number, pictures: File[]) => {
    toast(pictures.length === 1 ? "Uploading a picture…" : `Uploading ${pictures.length} pictures…`);
    const failed = await tasksOneByOne(pictures, async (picture) => {
      const { task, updatedTasks } = await trackUnsaved(
        sendFile<{ task: TaskInContextJson; updatedTasks: TaskJson[] }>(
          `${boardPath(boardId)}/tasks/create-task-from-image`,
          "file",
          picture,
          { stage_id: String(stageId) },
        ),
      );
      takeIn(client, boardId, { task: taskAlone(task), tasks: [...updatedTasks, taskAlone(task)] });
    });
    for (const problem of describeFailures(failed)) toast(problem, "error");
  };
}
