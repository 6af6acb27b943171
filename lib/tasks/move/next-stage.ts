import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { reader } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { loadUpdated } from "@/lib/tasks/present/changed";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { moveTo } from "@/lib/tasks/move/move-task";
import { readTask, type WholeTask } from "@/lib/tasks/read/read-task";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WholeMovedTask {
  whole: WholeTask;
  updated: LoadedTasks;
}

export async function moveToNextStage(board: Board, found: Task, actor: CurrentUser): Promise<WholeMovedTask> {
  if (found.stageId === null) throw new Invalid("A subtask has no stage to move to.");

  const stages = await reader().stage.findMany({
    where: { boardId: board.id, archivedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  const at = stages.findIndex(({ id }) => id === found.stageId);
  if (at < 0 || found.archivedAt) throw new Invalid("What is archived can't be moved. Please restore it first.");

  const next = stages[at + 1];
  if (next) await moveTo(board, found, board, { stageId: next.id }, actor);
  const [whole, updated] = await Promise.all([
    readTask(board, found.id, actor),
    loadUpdated(reader(), board.id, actor.id, [found.id]),
  ]);
  return { whole, updated };
}
