"use client";
import { useQueryClient } from "@tanstack/react-query";
import { restoreTasksTo } from "@/components/archive/archived-data";
import { applyResponse } from "@/components/board-store/apply-response";
import type { Save } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { archiving, unarchiving } from "@/components/board-store/edits/edit-factories";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";

/** Archives and restores. */
export function useArchiving(task: ShownTask, { saveAsync }: Save, onArchived?: () => void) {
  const client = useQueryClient();
  const showError = (error: unknown) => void toast(errorMessage(error), "error");
  const send = (edit: TaskEdit) => saveAsync(edit).catch(showError);
  const restore = () => send(unarchiving(task));

  async function restoreTo(stageId: number) {
    const { updatedTasks, failed_tasks } = await restoreTasksTo(task.board_id, stageId, [task.id]);
    applyResponse(client, task.board_id, { tasks: updatedTasks });
    for (const { error } of failed_tasks) toast(error, "error");
  }

  return {
    archive: () => {
      onArchived?.();
      void send(archiving(task, new Date()));
    },
    /** With a stage when the task's own is archived. */
    restore: (stageId?: number) => void (stageId === undefined ? restore() : restoreTo(stageId).catch(showError)),
  };
}
