import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import type { Tx } from "@/lib/db";
import { recordNotificationOfEach } from "@/lib/notifications/record";
import type { CurrentUser } from "@/lib/users/current-user";

/** Each restored task has a line in its own feed and one on the board, and its people are notified. */
export async function noteRestored(
  tx: Tx,
  boardId: number,
  tasks: Pick<Task, "id" | "title">[],
  actor: CurrentUser,
): Promise<void> {
  const lines = tasks.flatMap(({ id, title }) => {
    const line = { boardId, action: "restored", column: "task", oldValue: title };
    return [{ ...line, taskId: id }, line];
  });
  await recordActivity(tx, actor, ...lines);
  await recordNotificationOfEach(tx, actor, {
    boardId,
    taskIds: tasks.map(({ id }) => id),
    action: "board_task_restored",
  });
}

/** Of top-level tasks: the board counts them again. */
export async function countRestored(tx: Tx, boardId: number, tasks: Pick<Task, "status">[]): Promise<void> {
  if (tasks.length === 0) return;

  await countTasks(tx, boardId, {
    tasks: tasks.length,
    completed: tasks.filter(({ status }) => status === "closed").length,
  });
  await tx.board.update({ where: { id: boardId }, data: { tasksArchivedAt: new Date() } });
}
