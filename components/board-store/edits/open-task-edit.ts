import { type StageRule, statusAfterMove } from "@/components/board-store/edits/status-in-stage";
import { optimisticTask, type TaskEdit } from "@/components/board-store/edits/task-edits";
import type { TaskCardJson, TaskJson } from "@/lib/tasks/present/task";

/** Null once the task is deleted. */
export function openTaskWithEdit<Task extends TaskCardJson & Partial<Pick<TaskJson, "task_custom_fields">>>(
  task: Task | null,
  edit: TaskEdit,
  stages: readonly StageRule[] = [],
): Task | null {
  if (task === null || edit.kind === "create-task" || edit.taskId !== task.id) return task;

  switch (edit.kind) {
    case "move-task":
      return {
        ...task,
        stage_id: edit.stageId,
        status: statusAfterMove(task.status, task.stage_id, edit.stageId, stages),
      };
    case "delete-task":
      return null;
    default:
      return { ...task, ...optimisticTask(task, edit) };
  }
}
