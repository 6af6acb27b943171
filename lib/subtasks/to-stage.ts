import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { countSubtasks } from "@/lib/subtasks/counters";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import type { MoveToStage } from "@/lib/subtasks/inputs";
import { loadChangedSubtasks, loadTaskById, type LoadedTask } from "@/lib/subtasks/load";
import { lockSubtask, refuseArchived } from "@/lib/subtasks/lock";
import { arriveInStage } from "@/lib/tasks/move/arrive";
import { lockedStage } from "@/lib/tasks/write/create";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { moveTask } from "@/lib/tasks/move/move-task";
import { positionAt } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** `moved` is the task that a subtask became; `others` are its former siblings that changed. */
export interface MovedToStage {
  moved: LoadedTask;
  others: LoadedTasks;
}

/** A subtask becomes a task (document 1, 4.5: move-to-board).
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
  await detachFromParent(board, subtask, stageId, actor);
  const [moved, others] = await Promise.all([
    loadTaskById(board.id, subtask.id, actor),
    loadChangedSubtasks(subtask, [], actor),
  ]);
  return { moved, others };
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

async function convertToTask(tx: Tx, subtask: Subtask, stage: Stage, actor: CurrentUser) {
  const { position } = await positionAt(tx, stage.id, { index: 1 }, null);
  const task = await tx.task.update({
    where: { id: subtask.id },
    data: { parentId: null, subtaskGroupId: null, stageId: stage.id, position },
  });
  await countSubtasks(tx, subtask.parentId);
  await recordMoveToStage(tx, subtask, stage, actor);
  await arriveInStage(tx, task, null, stage, actor);
  await countTasks(tx, task.boardId, { tasks: 1, completed: task.status === "closed" ? 1 : 0 });
}

async function recordMoveToStage(tx: Tx, { id, parentId, boardId, title }: Subtask, stage: Stage, actor: CurrentUser) {
  await recordActivity(
    tx,
    actor,
    { boardId, taskId: parentId, action: "removed", column: "subtask", oldValue: title },
    { boardId, taskId: id, action: "changed", column: "stage", newValue: stage.title },
  );
  await recordNotification(tx, actor, {
    boardId,
    taskId: id,
    action: "task_moved_to_new_stage",
    description: stage.title,
  });
}
