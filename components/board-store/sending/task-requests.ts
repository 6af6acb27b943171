import { boardPath, withoutContext } from "@/components/board-store/board-data";
import type { EditResponse, FailedTask } from "@/components/board-store/edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import { api } from "@/lib/api";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { BulkAction } from "@/components/board-store/edits/tasks-at-once";
import type { TaskInContextJson } from "@/lib/tasks/present/in-context";
import type { TaskJson } from "@/lib/tasks/present/task";

export type EditOf<Kind extends TaskEdit["kind"]> = Extract<TaskEdit, { kind: Kind }>;

interface TaskResponse {
  task: TaskInContextJson;
  updatedTasks?: TaskJson[];
}

export const taskPath = (boardId: number, taskId: number) => `${boardPath(boardId)}/tasks/${serverIdOf(taskId)}`;

export async function currentTask(boardId: number, taskId: number): Promise<EditResponse> {
  const { task } = await api<{ task: TaskJson }>("GET", taskPath(boardId, taskId));
  return { task, tasks: [task] };
}

export function tasksIn({ task: inContext, updatedTasks = [] }: TaskResponse): EditResponse {
  const task = withoutContext(inContext);
  return { task, tasks: [...updatedTasks, task] };
}

interface BulkResponse {
  successful_tasks: TaskInContextJson[];
  failed_tasks: FailedTask[];
  updatedTasks: TaskJson[];
}

/** @param key of the request, which is executed only once @throws ApiError */
export async function changeAll(boardId: number, ids: number[], action: BulkAction, key?: string) {
  const path = `${boardPath(boardId)}/tasks/bulk-actions`;
  const response = await api<BulkResponse>("POST", path, { task_ids: ids, ...action }, key);
  const { updatedTasks: others, failed_tasks: failed } = response;
  return { tasks: response.successful_tasks.map(withoutContext), others, failed };
}
