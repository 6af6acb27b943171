import "server-only";
import type { Task } from "@/generated/prisma/client";
import { countTasks } from "@/lib/boards/counters";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { countSubtasks } from "@/lib/subtasks/counters";
import { placeUnder } from "@/lib/subtasks/parent";

/**
 * Makes a task a subtask of another one on its board: it leaves its stage, joins the parent's default group and loses its
 * notifications and its rhythm (document 1, 4.5). Tells which tasks changed with it.
 *
 * @throws NotFound for a parent elsewhere, Invalid where a third level would come of it.
 */
export async function convertToSubtask(tx: Tx, task: Task, parentId: number): Promise<number[]> {
  if (task.parentId !== null) throw new Invalid("This task is a subtask already.");
  if (parentId === task.id) throw new Invalid("A subtask can't have subtasks.");
  if (await tx.task.count({ where: { parentId: task.id } })) throw new Invalid("A task with subtasks cannot become a subtask.");

  await tx.task.update({ where: { id: task.id }, data: { ...(await placeUnder(tx, task.boardId, parentId)), stageId: null, startedAt: null } });
  await tx.notification.deleteMany({ where: { taskId: task.id } });
  await tx.repeatRule.deleteMany({ where: { taskId: task.id } });
  await countSubtasks(tx, parentId);
  if (task.archivedAt === null) await countTasks(tx, task.boardId, { tasks: -1, completed: task.status === "closed" ? -1 : 0 });
  await tx.board.update({ where: { id: task.boardId }, data: { tasksResetAt: new Date() } });
  return [parentId];
}
