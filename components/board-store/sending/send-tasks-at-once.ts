import { boardPath, withoutContext } from "@/components/board-store/board-data";
import type { EditResponse } from "@/components/board-store/edits";
import type { TasksEdit } from "@/components/board-store/edits/tasks-at-once";
import { serverIdOf } from "@/components/board-store/local-ids";
import { api, ApiError } from "@/lib/api";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";
import type { TaskJson } from "@/lib/tasks/present/task";

/** How many tasks the server changes in one request. */
const AT_ONCE = 150;

export interface FailedTask {
  id: number;
  title: string | null;
  error: string;
}

interface BulkResponse {
  successful_tasks: TaskInContextJson[];
  failed_tasks: FailedTask[];
  updatedTasks: TaskJson[];
}

/**
 * Changes many tasks. What was changed before a request is refused stays, and the tasks of that request have failed.
 *
 * @throws ApiError if nothing was changed, or the server can't be reached
 */
export async function sendTasksEdit(boardId: number, { edits, change }: TasksEdit): Promise<EditResponse> {
  const ids = edits.flatMap((edit) => (edit.kind === "create-task" ? [] : serverIdOf(edit.taskId)));
  const tasks: TaskJson[] = [];
  const failed: FailedTask[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const part = ids.slice(at, at + AT_ONCE);
    try {
      const path = `${boardPath(boardId)}/tasks/bulk-actions`;
      const response = await api<BulkResponse>("POST", path, { task_ids: part, ...change });
      tasks.push(...response.updatedTasks, ...response.successful_tasks.map(withoutContext));
      failed.push(...response.failed_tasks);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || at === 0) throw error;
      failed.push(...part.map((id) => ({ id, title: null, error: error.message })));
    }
  }
  return { tasks, failed };
}
