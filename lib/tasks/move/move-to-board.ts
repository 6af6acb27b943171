import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { linesOfBoardMove } from "@/lib/activity/board-move";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import type { Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { arriveInStage } from "@/lib/tasks/move/arrive";
import { transferTasks } from "@/lib/tasks/move/transfer";
import { type Place, positionAt } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";

/** A stage with the board on which it stands. */
export interface Standing {
  board: Board;
  stage: Stage;
}

/** Which tasks a move changed besides: in the stage to which it goes, and on the board that it leaves. */
export interface AlsoChanged {
  renumbered: number[];
  behind: number[];
}

/**
 * Puts a task of a stage at a place in a stage of another board, with all that hangs on it. Needs `lockTaskOrder` of both
 * stages, and `lockTask`. Tells which tasks changed with it.
 */
export async function moveToBoard(
  tx: Tx,
  task: Task,
  from: Standing,
  to: Standing,
  place: Place,
  actor: CurrentUser,
): Promise<AlsoChanged> {
  const { position, renumbered } = await positionAt(tx, to.stage.id, place, null);
  const behind = await transferTasks(tx, [{ id: task.id, stageId: to.stage.id, position }], to.board, actor);
  await countMove(tx, task, from.board, to.board);
  await tx.board.update({ where: { id: from.board.id }, data: { tasksResetAt: new Date() } });

  await recordActivity(tx, actor, ...linesOfBoardMove(task, from.board, to.board));
  await recordNotification(tx, actor, {
    boardId: to.board.id,
    taskId: task.id,
    action: "task_moved_to_new_stage",
    description: to.stage.title,
  });
  await arriveInStage(tx, { ...task, boardId: to.board.id }, from.stage, to.stage, actor);
  return { renumbered, behind };
}

/** In the sequence of their ids, so that two moves never wait for each other. */
async function countMove(tx: Tx, task: Task, from: Board, to: Board) {
  const completed = task.status === "closed" ? 1 : 0;
  const changes = [
    { id: from.id, by: -1 },
    { id: to.id, by: 1 },
  ].sort((one, other) => one.id - other.id);
  for (const { id, by } of changes) await countTasks(tx, id, { tasks: by, completed: by * completed });
}
