import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { countTasks } from "@/lib/boards/read/counters";
import { changeTime } from "@/lib/database/change-time";
import { updateIn } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { groupOfSubtask, groupsWhere } from "@/lib/subtasks/group";
import type { ConvertToSubtask } from "@/lib/subtasks/inputs";
import { type LoadedTask, loadTaskById } from "@/lib/subtasks/load";
import { recordNewSubtasks, placeUnder } from "@/lib/subtasks/parent";
import { reassignTask } from "@/lib/tasks/write/assign";
import { lockInSequence, lockTask } from "@/lib/tasks/lock";
import { lockTaskOrder } from "@/lib/tasks/move/place";
import type { CurrentUser } from "@/lib/users/current-user";
import { markBoard } from "@/lib/boards/write/mark";

export interface Converted extends LoadedTask {
  groupTitle: string;
}

/** Also reassigns the task if an assignee is given (compatibility.md, C66). */
export async function makeSubtask(
  board: Board,
  found: Task,
  { parentId, groupId, assigneeId }: ConvertToSubtask,
  actor: CurrentUser,
): Promise<Converted> {
  return transaction(async (tx) => {
    await convertToSubtask(tx, found, { parentId, groupId }, actor);
    if (assigneeId !== null) await reassign(tx, found, assigneeId, actor);

    const [parent, [group]] = await Promise.all([
      loadTaskById(board.id, parentId, actor),
      groupsWhere(tx, Prisma.sql`g.id = ${groupOfSubtask(found.id)}`),
    ]);
    return { ...parent, groupTitle: group?.title ?? "" };
  });
}

/** Drops the task's empty groups, pin, notifications and schedule (compatibility.md, C66).
 * @returns the ids of changed tasks
 * @throws NotFound, Invalid for a third level */
export async function convertToSubtask(
  tx: Tx,
  found: Task,
  { parentId, groupId }: Pick<ConvertToSubtask, "parentId" | "groupId">,
  actor: CurrentUser,
): Promise<number[]> {
  if (found.stageId !== null) await lockTaskOrder(tx, found.stageId);
  await lockInSequence(tx, found.boardId, found.id, parentId);
  const [task, [subtask]] = await Promise.all([
    lockTask(tx, found),
    rowsOf(tx, Prisma.sql`SELECT 1 FROM task WHERE parent_id = ${found.id} LIMIT 1`),
  ]);
  if (task.parentId !== null) throw new Invalid("This task is a subtask already.");
  if (parentId === task.id) throw new Invalid("A subtask can't have subtasks.");
  if (subtask) throw new Invalid("A task with subtasks cannot become a subtask.");

  await sendAlong(tx, Prisma.sql`DELETE FROM subtask_group WHERE task_id = ${task.id}`);
  const place = await placeUnder(tx, task.boardId, parentId, groupId);
  const change = { ...place, stageId: null, startedAt: null, isPinned: false, updatedAt: changeTime() };
  await sendAlong(tx, updateIn("task", task.id, change));
  await sendAlong(tx, Prisma.sql`DELETE FROM notification WHERE task_id = ${task.id}`);
  await sendAlong(tx, Prisma.sql`DELETE FROM repeat_rule WHERE task_id = ${task.id}`);
  await recordNewSubtasks(tx, { id: parentId, boardId: task.boardId }, [task.title], actor);
  if (task.archivedAt === null)
    await countTasks(tx, task.boardId, { tasks: -1, completed: task.status === "closed" ? -1 : 0 });
  await markBoard(tx, task.boardId, { tasksResetAt: new Date() });
  return [parentId];
}

async function reassign(tx: Tx, task: Task, userId: number, actor: CurrentUser) {
  await sendAlong(tx, Prisma.sql`DELETE FROM task_watcher WHERE task_id = ${task.id} AND user_id <> ${userId}`);
  await reassignTask(tx, task, userId, actor);
}
