import "server-only";
import { attachmentsOf } from "@/lib/attachments/find";
import type { Attachment, Board } from "@/generated/prisma/client";
import { reader } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { loadStages, type StageRecord } from "@/lib/stages/load";
import { type LoadedTasks, loadTaskOrParent } from "@/lib/tasks/read/load";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WholeTask extends LoadedTasks {
  task: TaskRow;
  stages: StageRecord[];
  attachments: Attachment[];
}

/** Returns the parent instead of a subtask (compatibility.md, C49). @throws NotFound */
export async function readTask(board: Board, taskId: number, user: CurrentUser): Promise<WholeTask> {
  const [loaded, stages] = await Promise.all([
    loadTaskOrParent(reader(), board.id, user.id, taskId),
    loadStages(reader(), { boardId: board.id }),
  ]);
  const [task] = loaded.rows;
  if (!task) throw new NotFound("Task");

  const attachments = task.attachmentCount > 0 ? await attachmentsOf(task.id) : [];
  return {
    ...loaded,
    task,
    attachments,
    stages: stages.filter(({ id, archivedAt }) => archivedAt === null || id === task.stageId),
  };
}
