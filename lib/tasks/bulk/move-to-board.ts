import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { linesOfBoardMove } from "@/lib/activity/board-move";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import type { Tx } from "@/lib/db";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import type { StageRecord } from "@/lib/stages/load";
import { idsOf } from "@/lib/tasks/bulk/lock";
import { transferTasks, type NewPlace } from "@/lib/tasks/move/transfer";
import type { CurrentUser } from "@/lib/users/current-user";

/** As `moveToBoard` moves one: to these places of another board, with all that hangs on them. Tells which tasks of the old board changed with it. */
export async function moveAllToBoard(
  tx: Tx,
  tasks: Task[],
  places: NewPlace[],
  from: Board,
  to: { board: Board; stage: StageRecord },
  actor: CurrentUser,
): Promise<number[]> {
  const behind = await transferTasks(tx, places, to.board, actor);
  await countMove(tx, tasks, from, to.board);
  await tx.board.update({ where: { id: from.id }, data: { tasksResetAt: new Date() } });
  await recordActivity(tx, actor, ...tasks.flatMap((task) => linesOfBoardMove(task, from, to.board)));
  await recordNotificationOfEach(tx, actor, {
    boardId: to.board.id,
    taskIds: idsOf(tasks),
    action: "task_moved_to_new_stage",
    description: to.stage.title,
  });
  return behind;
}

/** In the sequence of their ids, so that two moves never wait for each other. */
async function countMove(tx: Tx, tasks: Task[], from: Board, to: Board) {
  const completed = tasks.filter(({ status }) => status === "closed").length;
  const changes = [
    { id: from.id, by: -1 },
    { id: to.id, by: 1 },
  ].sort((one, other) => one.id - other.id);
  for (const { id, by } of changes) await countTasks(tx, id, { tasks: by * tasks.length, completed: by * completed });
}
