import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { reader, transaction, type Tx } from "@/lib/db";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { changeDueDate, changeStartDate } from "@/lib/tasks/write/dates";
import { lockTask } from "@/lib/tasks/lock";
import { noteChanges } from "@/lib/tasks/write/record-changes";
import { reminderAfter } from "@/lib/tasks/reminder";
import type { ScheduleTask } from "@/lib/tasks/write/schedule-input";
import type { CurrentUser } from "@/lib/users/current-user";

/** Changes those of a task's dates that are given, each as if alone. */
export async function scheduleTask(
  board: Board,
  found: Task,
  given: ScheduleTask,
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const changedIds = await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    const dueAt = given.dueAt === undefined ? task.dueAt : given.dueAt;
    const changed = await changeDueDate(tx, task, dueAt, actor);
    if (given.dueAt !== undefined || given.startedAt !== undefined)
      await changeStart(tx, task, { ...given, dueAt }, actor);
    await changeReminder(tx, { ...task, dueAt }, given, actor);
    return changed;
  });
  return loadChanged(reader(), board.id, actor.id, found.id, changedIds);
}

/** Nothing starts after it is due: it then starts with the day on which it is (observed.md, 8). */
async function changeStart(
  tx: Tx,
  task: Task,
  { startedAt, dueAt }: ScheduleTask & { dueAt: Date | null },
  actor: CurrentUser,
) {
  const wanted = startedAt === undefined ? task.startedAt : startedAt;
  const isLate = wanted !== null && dueAt !== null && wanted > dueAt;
  await changeStartDate(tx, task, isLate ? startOfDay(dueAt) : wanted, actor);
}

async function changeReminder(tx: Tx, task: Task, { reminderType, remindAt }: ScheduleTask, actor: CurrentUser) {
  if (reminderType === undefined && remindAt === undefined) return;

  const after = await tx.task.update({ where: { id: task.id }, data: reminderAfter(task, { reminderType, remindAt }) });
  await noteChanges(tx, task, after, actor);
}

const startOfDay = (date: Date): Date => new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`);
