import "server-only";
import type { Task } from "@/generated/prisma/client";
import { countTasks } from "@/lib/boards/counters";
import type { Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { countSubtasks } from "@/lib/subtasks/counters";
import { endOfGroup } from "@/lib/subtasks/place";
import { lockTask } from "@/lib/tasks/lock";

const DEFAULT_GROUP = "Default Subtask Group";

/**
 * Makes a task a subtask of another one on its board: it leaves its stage, joins the parent's default group and loses its
 * notifications (document 1, 4.5). Tells which tasks changed with it.
 *
 * @throws NotFound for a parent elsewhere, Invalid where a third level would come of it.
 */
export async function convertToSubtask(tx: Tx, task: Task, parentId: number): Promise<number[]> {
  if (task.parentId !== null) throw new Invalid("This task is a subtask already.");
  const parent = await lockTask(tx, { id: parentId, boardId: task.boardId });
  if (parent.id === task.id || parent.parentId !== null) throw new Invalid("A subtask can't have subtasks.");
  if (await tx.task.count({ where: { parentId: task.id } })) throw new Invalid("A task with subtasks cannot become a subtask.");

  const groupId = await defaultGroup(tx, parent.id);
  await tx.task.update({
    where: { id: task.id },
    data: { parentId: parent.id, subtaskGroupId: groupId, stageId: null, startedAt: null, position: await endOfGroup(tx, groupId) },
  });
  await tx.notification.deleteMany({ where: { taskId: task.id } });
  await countSubtasks(tx, parent.id);
  if (task.archivedAt === null) await countTasks(tx, task.boardId, { tasks: -1, completed: task.status === "closed" ? -1 : 0 });
  await tx.board.update({ where: { id: task.boardId }, data: { tasksResetAt: new Date() } });
  return [parent.id];
}

/** Needs the lock of the task, or two at once would each make one. */
async function defaultGroup(tx: Tx, taskId: number): Promise<number> {
  const known = await tx.subtaskGroup.findFirst({ where: { taskId, title: DEFAULT_GROUP } });
  if (known) return known.id;

  const last = await tx.subtaskGroup.aggregate({ where: { taskId }, _max: { position: true } });
  const group = await tx.subtaskGroup.create({ data: { taskId, title: DEFAULT_GROUP, position: (last._max.position?.toNumber() ?? 0) + 1 } });
  return group.id;
}
