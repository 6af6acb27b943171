import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import type { ActivityLine } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import type { StageRow } from "@/lib/stages/present";
import { countSubtasks } from "@/lib/subtasks/counters";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import type { MoveToStage } from "@/lib/subtasks/inputs";
import { loadChangedSubtasks, loadTaskById, type LoadedTask } from "@/lib/subtasks/load";
import { lockSubtask, refuseArchived } from "@/lib/subtasks/lock";
import { arrivalsIn, arriveInStage, stageLine } from "@/lib/tasks/move/arrive";
import { lockedStage } from "@/lib/tasks/write/create";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { moveTask } from "@/lib/tasks/move/move-task";
import { positionAt } from "@/lib/tasks/move/place";
import { putInStage } from "@/lib/tasks/move/put";
import type { CurrentUser } from "@/lib/users/current-user";

/** `moved` is the task that a subtask became; `others` are its former siblings that changed. */
export interface MovedToStage {
  moved: LoadedTask;
  others: LoadedTasks;
}

/** A subtask becomes a task (compatibility.md, C67).
 * @throws NotFound for a stage elsewhere, Invalid if archived */
export async function moveToStage(
  board: Board,
  found: Task,
  { stageId }: MoveToStage,
  actor: CurrentUser,
): Promise<MovedToStage> {
  if (found.parentId === null) {
    const moved = await moveTask(board, found, { stageId, index: 1 }, actor);
    return { moved, others: { ...moved, rows: [] } };
  }

  const subtask = asSubtask(found);
  return transaction(async () => {
    await detachFromParent(board, subtask, stageId, actor);
    const [moved, others] = await Promise.all([
      loadTaskById(board.id, subtask.id, actor),
      loadChangedSubtasks(subtask, [], actor),
    ]);
    return { moved, others };
  });
}

export async function moveToStageOfParent(board: Board, found: Subtask, actor: CurrentUser): Promise<void> {
  const { stageId } = await reader().task.findUniqueOrThrow({ where: { id: found.parentId } });
  await detachFromParent(board, found, stageId ?? 0, actor);
}

async function detachFromParent(board: Board, found: Subtask, stageId: number, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const stage = await lockedStage(tx, board, stageId);
    const subtask = await lockSubtask(tx, found);
    refuseArchived(subtask);
    await convertToTask(tx, subtask, stage, actor);
  });
}

async function convertToTask(tx: Tx, subtask: Subtask, stage: StageRow, actor: CurrentUser) {
  const { id, boardId, parentId, title } = subtask;
  const { position } = await positionAt(tx, stage.id, { index: 1 }, null);
  const arrivals = arrivalsIn(stage, [subtask], []);
  await putInStage(tx, arrivals, [position], stage);
  await countSubtasks(tx, parentId);
  await countTasks(tx, boardId, { tasks: 1, completed: subtask.status === "closed" ? 1 : 0 });
  const left: ActivityLine = { boardId, taskId: parentId, event: "removed subtask", oldValue: title };
  await arriveInStage(tx, arrivals, stage, actor, { lines: [left, stageLine(id, null, stage)] });
}
