import type { LoadedTasks, StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { withChanges } from "@/components/board-store/edits/changed-tasks";
import type { StageRule } from "@/components/board-store/edits/status-in-stage";
import { optimisticTask, type TaskEdit, withTaskEdit } from "@/components/board-store/edits/task-edits";

/** Applied in order. Edits that only change tasks are applied together: each time, all tasks are copied. */
export function withTaskEdits(
  shown: LoadedTasks,
  edits: readonly TaskEdit[],
  stages: readonly StageRule[] = [],
): LoadedTasks {
  let now = shown;
  let changed = new Map<number, StoredTask>();
  const flush = () => {
    if (changed.size > 0) now = { ...withChanges(now, [...changed.values()]), isStale: now.isStale };
    changed = new Map();
  };
  for (const edit of edits) {
    if (edit.kind === "create-task" || edit.kind === "move-task" || edit.kind === "delete-task") {
      flush();
      now = withTaskEdit(now, edit, stages);
    } else {
      const task = changed.get(edit.taskId) ?? now.tasks[edit.taskId];
      if (task) changed.set(edit.taskId, { ...task, ...optimisticTask(task, edit) });
    }
  }
  flush();
  return now;
}
