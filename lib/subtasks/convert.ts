import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { countTasks } from "@/lib/boards/read/counters";
import { transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { ConvertToSubtask } from "@/lib/subtasks/inputs";
import { type LoadedTask, loadTaskById } from "@/lib/subtasks/load";
import { recordNewSubtasks, placeUnder } from "@/lib/subtasks/parent";
import { assignPeople, unassignPeople } from "@/lib/tasks/write/assign";
import { requireAssignable } from "@/lib/tasks/write/assignable";
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
  const groupTitle = await transaction(async (tx) => {
    if (found.stageId !== null) await lockTaskOrder(tx, found.stageId);
    await lockInSequence(tx, board.id, found.id, parentId);
    const task = await lockTask(tx, found);
    await convertToSubtask(tx, task, { parentId, groupId }, actor);
    if (assigneeId !== null) await reassign(tx, task, assigneeId, actor);

    const { group } = await tx.task.findUniqueOrThrow({ where: { id: task.id }, select: { group: true } });
    return group?.title ?? "";
  });
  return { ...(await loadTaskById(board.id, parentId, actor)), groupTitle };
}

/** Drops the task's empty groups, pin, notifications and schedule (compatibility.md, C66). Needs both tasks locked and
 * `lockTaskOrder` of the stage.
 * @returns the ids of changed tasks
 * @throws NotFound, Invalid for a third level */
export async function convertToSubtask(
  tx: Tx,
  task: Task,
  { parentId, groupId }: Pick<ConvertToSubtask, "parentId" | "groupId">,
  actor: CurrentUser,
): Promise<number[]> {
  if (task.parentId !== null) throw new Invalid("This task is a subtask already.");
  if (parentId === task.id) throw new Invalid("A subtask can't have subtasks.");
  if (await tx.task.count({ where: { parentId: task.id } }))
    throw new Invalid("A task with subtasks cannot become a subtask.");

  await tx.subtaskGroup.deleteMany({ where: { taskId: task.id } });
  await tx.task.update({
    where: { id: task.id },
    data: {
      ...(await placeUnder(tx, task.boardId, parentId, groupId)),
      stageId: null,
      startedAt: null,
      isPinned: false,
    },
  });
  await tx.notification.deleteMany({ where: { taskId: task.id } });
  await tx.repeatRule.deleteMany({ where: { taskId: task.id } });
  await recordNewSubtasks(tx, { id: parentId, boardId: task.boardId }, [task.title], actor);
  if (task.archivedAt === null)
    await countTasks(tx, task.boardId, { tasks: -1, completed: task.status === "closed" ? -1 : 0 });
  await markBoard(tx, task.boardId, { tasksResetAt: new Date() });
  return [parentId];
}

async function reassign(tx: Tx, task: Task, userId: number, actor: CurrentUser) {
  await requireAssignable(tx, task.boardId, [userId], actor);
  const others = await tx.taskAssignee.findMany({ where: { taskId: task.id, userId: { not: userId } } });
  await unassignPeople(
    tx,
    task.boardId,
    [task.id],
    others.map((other) => other.userId),
    actor,
  );
  await tx.taskWatcher.deleteMany({ where: { taskId: task.id, userId: { not: userId } } });
  await assignPeople(tx, task.boardId, [task.id], [userId], actor);
}
