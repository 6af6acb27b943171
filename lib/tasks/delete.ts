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
  const changedIds = await transaction(async (tx) => deleteEach(tx, board.id, [await lockTask(tx, found)], actor));
  return loadUpdated(reader(), board.id, actor.id, changedIds);
}

/** The same for many, which must be locked. Tells which other tasks changed with them. */
export async function deleteEach(tx: Tx, boardId: number, tasks: Task[], actor: CurrentUser): Promise<number[]> {
  await tx.task.deleteMany({ where: { id: { in: tasks.map(({ id }) => id) } } });
  await recordActivity(tx, actor, ...tasks.map(({ id, title }) => ({ boardId, action: "deleted", column: "task", oldValue: title, settings: { task_id: id } })));

  const parents = await countSubtasks(tx, ...new Set(tasks.flatMap(({ parentId }) => parentId ?? [])));
  await uncount(tx, boardId, tasks.filter(({ parentId }) => parentId === null));
  return parents;
}

async function uncount(tx: Tx, boardId: number, tasks: Task[]) {
  if (tasks.length === 0) return;

  const active = tasks.filter(({ archivedAt }) => archivedAt === null);
  await countTasks(tx, boardId, { tasks: -active.length, completed: -active.filter(({ status }) => status === "closed").length });
  await tx.board.update({ where: { id: boardId }, data: { tasksResetAt: new Date() } });
}
