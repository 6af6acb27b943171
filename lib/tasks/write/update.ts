import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { archiveTasks } from "@/lib/tasks/write/archive";
import { restoreTask } from "@/lib/tasks/write/restore";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { closeTasks, reopenTasks } from "@/lib/tasks/write/status";
import { changeAssignees, changeWatching } from "@/lib/tasks/write/change-people";
import { changeProperty } from "@/lib/tasks/write/change-property";
import { changeDueDate, changeStartDate } from "@/lib/tasks/write/dates";
import { describeTask, prioritiseTasks, retitleTask } from "@/lib/tasks/write/describe";
import { lockTask } from "@/lib/tasks/lock";
import { moveTask } from "@/lib/tasks/move/move-task";
import { lockTaskOrder } from "@/lib/tasks/move/place";
import { refuseStale } from "@/lib/tasks/stale";
import { refuseStaleValue } from "@/lib/tasks/stale-value";
import type { UpdateTask } from "@/lib/tasks/write/update-input";
import { convertToSubtask } from "@/lib/subtasks/convert";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import { moveToStageOfParent } from "@/lib/subtasks/to-stage";
import type { CurrentUser } from "@/lib/users/current-user";

/** Changes one property of a task (compatibility.md, C46). */
export async function updateTask(
  board: Board,
  found: Task,
  { change, expected, expectedValue }: UpdateTask,
  actor: CurrentUser,
): Promise<ChangedTasks> {
  if (change.property === "stage_id") return moveTask(board, found, { stageId: change.value }, actor);
  if (change.property === "parent_id" && !change.value && found.parentId !== null)
    return leaveParent(board, asSubtask(found), actor);

  const changedIds = await transaction(async (tx) => {
    if (change.property === "parent_id" && change.value)
      return convertToSubtask(tx, found, { parentId: change.value, groupId: null }, actor);
    // It changes the stage's order, whose lock comes before the task's, as in every move.
    if (change.property === "archived_at" && found.stageId !== null) await lockTaskOrder(tx, found.stageId);
    const task = await lockTask(tx, found);
    if (change.property === "title" || change.property === "description") await refuseStale(tx, task, change, expected);
    if (expectedValue) await refuseStaleValue(tx, task, expectedValue, change.value);

    return apply(tx, board, task, change, actor);
  });
  return loadChanged(reader(), board.id, actor.id, found.id, changedIds);
}

async function leaveParent(board: Board, found: Subtask, actor: CurrentUser): Promise<ChangedTasks> {
  await moveToStageOfParent(board, found, actor);
  return loadChanged(reader(), board.id, actor.id, found.id, [found.parentId]);
}

type Change = UpdateTask["change"];

/** Returns the other tasks that changed. */
async function apply(
  tx: Tx,
  board: Board,
  task: Task,
  change: Exclude<Change, { property: "stage_id" }>,
  actor: CurrentUser,
): Promise<number[]> {
  switch (change.property) {
    case "status":
    case "last_completed_at":
      return (change.value === "closed" ? closeTasks : reopenTasks)(tx, board.id, [task.id], actor);
    case "due_at":
      return changeDueDate(tx, task, change.value, actor);
    case "archived_at":
      if (change.value === (task.archivedAt !== null)) return [];
      return change.value ? archive(tx, task, actor) : restoreTask(tx, task, actor);
    case "parent_id":
      return [];
    default:
      await applyToTask(tx, board, task, change, actor);
      return [];
  }
}

type ChangeOfTask = Exclude<
  Change,
  { property: "stage_id" | "status" | "last_completed_at" | "due_at" | "archived_at" | "parent_id" }
>;

/** These changes affect no other task. */
async function applyToTask(tx: Tx, board: Board, task: Task, change: ChangeOfTask, actor: CurrentUser): Promise<void> {
  switch (change.property) {
    case "title":
      return retitleTask(tx, task, change.value, actor);
    case "description":
      return describeTask(tx, task, change.value, actor);
    case "priority":
      return prioritiseTasks(tx, board.id, [task], change.value, actor);
    case "started_at":
      return changeStartDate(tx, task, change.value, actor);
    case "assignees":
      return changeAssignees(tx, task, change.value, actor);
    case "is_watching":
      return changeWatching(tx, task, change.value, actor);
    default:
      return changeProperty(tx, board, task, change, actor);
  }
}

async function archive(tx: Tx, { id, boardId }: Task, actor: CurrentUser): Promise<number[]> {
  return (await archiveTasks(tx, boardId, Prisma.sql`id = ${id}`, actor)).parentIds;
}
