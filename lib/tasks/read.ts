import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type LoadedTasks, loadTaskOrParent } from "@/lib/tasks/load";
import type { TaskRow } from "@/lib/tasks/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WholeTask extends LoadedTasks {
  task: TaskRow;
  /** The board's active stages, and the task's own if that is archived. */
  stages: StageRecord[];
}

/** A task with all that its dialog shows; of a subtask, its parent (decisions.md, "Behaviour"). @throws NotFound */
export async function readTask(board: Board, taskId: number, user: CurrentUser): Promise<WholeTask> {
  const [loaded, stages] = await Promise.all([loadTaskOrParent(db, board.id, user.id, taskId), loadStages(db, { boardId: board.id })]);
  const [task] = loaded.rows;
  if (!task) throw new NotFound("Task");

  return { ...loaded, task, stages: stages.filter(({ id, archivedAt }) => archivedAt === null || id === task.stageId) };
}
