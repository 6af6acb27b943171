import { boardPath } from "@/components/board-store/board-data";
import { api } from "@/lib/api";
import type { paginator } from "@/lib/http/response/paginator";
import type { presentArchivedStage } from "@/lib/stages/present";
import type { TaskJson } from "@/lib/tasks/present/task";
import type { presentArchivedTasks } from "@/lib/tasks/present/archived";

export type ArchivedTask = ReturnType<typeof presentArchivedTasks>[number];
export type ArchivedStage = ReturnType<typeof presentArchivedStage>;

type Page = ReturnType<typeof paginator<ArchivedTask>>;

const PER_PAGE = 50;

/** The last archived first. */
export async function readArchivedTasks(boardId: number, search: string, page: number): Promise<Page> {
  const { tasks } = await api<{ tasks: Page }>(
    "GET",
    `${boardPath(boardId)}/archived-tasks?page=${page}&per_page=${PER_PAGE}&searchInput=${encodeURIComponent(search)}`,
  );
  return tasks;
}

/** All of them, the last archived first. */
export async function readArchivedStages(boardId: number): Promise<ArchivedStage[]> {
  const { stages } = await api<{ stages: ArchivedStage[] }>(
    "GET",
    `${boardPath(boardId)}/archived-stages?noPagination=true`,
  );
  return stages;
}

export interface Failure {
  id: number;
  title: string | null;
  error: string;
}

export interface BulkResult {
  updatedTasks: TaskJson[];
  failed_tasks: Failure[];
}

export const restoreTasks = (boardId: number, ids: readonly number[]): Promise<BulkResult> =>
  api("PUT", `${boardPath(boardId)}/bulk-restore-tasks`, { task_ids: [...ids] });

/** Restores them to this stage, whatever their own stage is. */
export const restoreTasksTo = (boardId: number, stageId: number, ids: readonly number[]): Promise<BulkResult> =>
  api("PUT", `/boards-app/v1/boards/${boardId}/stages/${stageId}/restore-tasks`, { task_ids: [...ids] });

export const deleteTasks = (boardId: number, ids: readonly number[]): Promise<BulkResult> =>
  api("DELETE", `${boardPath(boardId)}/bulk-delete-tasks`, { task_ids: [...ids] });

export const deleteStage = (boardId: number, stageId: number): Promise<unknown> =>
  api("DELETE", `/boards-app/v1/boards/${boardId}/stages/${stageId}`);
