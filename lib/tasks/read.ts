import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type LoadedTasks, loadTask } from "@/lib/tasks/load";
import type { TaskRow } from "@/lib/tasks/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WholeTask extends LoadedTasks {
  task: TaskRow;
  /** The board's active stages, and the task's own if that is archived. */
  stages: StageRecord[];
}

/** A task with all that its dialog shows; of a subtask, its parent (decisions.md, "Behaviour"). */
export async function readTask(board: Board, found: Task, user: CurrentUser): Promise<WholeTask> {
  const [loaded, stages] = await Promise.all([
    loadTask(db, board.id, user.id, found.parentId ?? found.id),
    loadStages(db, { boardId: board.id, OR: [{ archivedAt: null }, { id: found.stageId ?? 0 }] }),
  ]);
  const [task] = loaded?.rows ?? [];
  if (!loaded || !task) throw new NotFound("Task");

  return { ...loaded, task, stages };
}
