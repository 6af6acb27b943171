import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import { reader, transaction } from "@/lib/db";
import { countSubtasks } from "@/lib/subtasks/counters";
import { loadUpdated } from "@/lib/tasks/changed";
import type { LoadedTasks } from "@/lib/tasks/load";
import { lockTask } from "@/lib/tasks/lock";
import type { CurrentUser } from "@/lib/users/current-user";

/** Deletes a task with its subtasks and all that hung on them; the board keeps a line of it. */
export async function deleteTask(board: Board, found: Task, actor: CurrentUser): Promise<LoadedTasks> {
  const parentIds = await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    await tx.task.delete({ where: { id: task.id } });
    if (task.parentId !== null) await countSubtasks(tx, task.parentId);
    else if (task.archivedAt === null) await countTasks(tx, board.id, { tasks: -1, completed: task.status === "closed" ? -1 : 0 });

    await tx.board.update({ where: { id: board.id }, data: { tasksResetAt: new Date() } });
    await recordActivity(tx, actor, { boardId: board.id, action: "deleted", column: "task", oldValue: task.title, settings: { task_id: task.id } });
    return task.parentId === null ? [] : [task.parentId];
  });
  return loadUpdated(reader(), board.id, actor.id, parentIds);
}
