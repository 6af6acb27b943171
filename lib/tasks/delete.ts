import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import { reader, transaction, type Tx } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import { loadUpdated } from "@/lib/tasks/changed";
import type { LoadedTasks } from "@/lib/tasks/load";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Deletes a task with its subtasks and all that hung on them; the board keeps a line of it. */
export async function deleteTask(board: Board, found: Task, actor: CurrentUser): Promise<LoadedTasks> {
  const changedIds = await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    await tx.task.delete({ where: { id: task.id } });
    await recordActivity(tx, actor, { boardId: board.id, action: "deleted", column: "task", oldValue: task.title, settings: { task_id: task.id } });
    return uncount(tx, task);
  });
  return loadUpdated(reader(), board.id, actor.id, changedIds);
}

/** Tells which other tasks changed with it. */
async function uncount(tx: Tx, task: Task): Promise<number[]> {
  if (task.parentId !== null) return countSubtasks(tx, task.parentId);

  if (task.archivedAt === null) await countTasks(tx, task.boardId, { tasks: -1, completed: task.status === "closed" ? -1 : 0 });
  await tx.board.update({ where: { id: task.boardId }, data: { tasksResetAt: new Date() } });
  return [];
}
