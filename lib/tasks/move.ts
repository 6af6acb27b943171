import "server-only";
import type { Board, Stage, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { reader, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { hundredths } from "@/lib/order";
import { recordNotification } from "@/lib/notifications/record";
import { assignPeople } from "@/lib/tasks/assign";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/changed";
import { closeTask, reopenTask } from "@/lib/tasks/close";
import type { MoveTask } from "@/lib/tasks/inputs";
import { lockTaskOrder, positionAt } from "@/lib/tasks/place";
import { watchByDefault } from "@/lib/tasks/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** Puts a task at a place in a stage of its own board (document 1, 4.3: move-task). */
export async function moveTask(board: Board, found: Task, to: MoveTask, actor: CurrentUser): Promise<ChangedTasks> {
  if (to.boardId && to.boardId !== board.id) throw new NotFound("Board");
  if (found.stageId === null) throw new Invalid("A subtask has no stage to move to.");
  const fromId = found.stageId;

  const renumbered = await transaction(async (tx) => {
    await lockTaskOrder(tx, fromId, to.stageId);
    const task = await tx.task.findFirst({ where: { id: found.id, boardId: board.id } });
    const stage = await tx.stage.findFirst({ where: { id: to.stageId, boardId: board.id } });
    if (!stage) throw new NotFound("Stage");
    if (!task) throw new NotFound("Task");
    if (task.archivedAt ?? stage.archivedAt) throw new Invalid("What is archived can't be moved. Please restore it first.");

    return task.stageId === stage.id ? moveWithin(tx, task, stage, to) : moveAcross(tx, task, stage, to, actor);
  });
  return loadChanged(reader(), board.id, actor.id, found.id, renumbered);
}

/** Without a place in the stage where it already stands, or beside neighbours that are gone, a task stays where it is. */
async function moveWithin(tx: Tx, task: Task, stage: Stage, place: MoveTask): Promise<number[]> {
  const { position, renumbered } = await positionAt(tx, stage.id, { ...place, present: hundredths(task.position) }, task.id);
  if (renumbered.length === 0 && position === task.position.toFixed(2)) return [];

  await tx.task.update({ where: { id: task.id }, data: { position } });
  return renumbered;
}

async function moveAcross(tx: Tx, task: Task, stage: Stage, place: MoveTask, actor: CurrentUser): Promise<number[]> {
  const from = await tx.stage.findUniqueOrThrow({ where: { id: task.stageId ?? 0 } });
  const { position, renumbered } = await positionAt(tx, stage.id, place, task.id);
  await tx.task.update({ where: { id: task.id }, data: { stageId: stage.id, position } });
  await recordActivity(tx, actor, { boardId: task.boardId, taskId: task.id, action: "changed", column: "stage", oldValue: from.title, newValue: stage.title });
  await recordNotification(tx, actor, { boardId: task.boardId, taskId: task.id, action: "task_moved_to_new_stage", description: stage.title });

  if (stage.defaultTaskStatus === "closed" && task.status === "open") await closeTask(tx, task, actor);
  if (stage.defaultTaskStatus === "open" && from.defaultTaskStatus === "closed" && task.status === "closed") await reopenTask(tx, task, actor);
  await greetWithDefaultPeople(tx, task, stage, actor);
  return renumbered;
}

async function greetWithDefaultPeople(tx: Tx, task: Task, stage: Stage, actor: CurrentUser) {
  if (!stage.hasDefaultPeople) return;

  const assignees = await tx.stageDefaultAssignee.findMany({ where: { stageId: stage.id } });
  const watchers = await tx.stageDefaultWatcher.findMany({ where: { stageId: stage.id } });
  await assignPeople(tx, task, assignees.map(({ userId }) => userId), actor);
  await watchByDefault(tx, task, watchers.map(({ userId }) => userId));
}
