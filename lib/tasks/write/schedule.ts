import "server-only";
import type { Board, Task } from "@/generated/prisma/client";
import { changeIn } from "@/lib/database/record";
import { reader, sendAlong, transaction, type Tx } from "@/lib/db";
import { type ChangedTasks, loadChanged } from "@/lib/tasks/present/changed";
import { changeDueDate, changeStartDate } from "@/lib/tasks/write/dates";
import { lockTask } from "@/lib/tasks/lock";
import { recordChanges } from "@/lib/tasks/write/plain-properties";
import { reminderColumns } from "@/lib/tasks/record";
import { reminderAfter } from "@/lib/tasks/reminder";
import { refuseStaleValue } from "@/lib/tasks/stale-value";
import type { ScheduleTask } from "@/lib/tasks/write/schedule-input";
import type { CurrentUser } from "@/lib/users/current-user";

export async function scheduleTask(
  board: Board,
  found: Task,
  input: ScheduleTask,
  actor: CurrentUser,
): Promise<ChangedTasks> {
  const changedIds = await transaction(async (tx) => {
    const task = await lockTask(tx, found);
    await refuseStaleDates(tx, task, input);
    const dueAt = input.dueAt === undefined ? task.dueAt : input.dueAt;
    const changed = await changeDueDate(tx, task, dueAt, actor);
    if (input.dueAt !== undefined || input.startedAt !== undefined)
      await changeStart(tx, task, { ...input, dueAt }, actor);
    await changeReminder(tx, { ...task, dueAt }, input, actor);
    return changed;
  });
  return loadChanged(reader(), board.id, actor.id, found.id, changedIds);
}

async function refuseStaleDates(tx: Tx, task: Task, { expected, dueAt, startedAt }: ScheduleTask) {
  const next = { due_at: dueAt, started_at: startedAt };
  for (const property of ["due_at", "started_at"] as const) {
    const [value, wished] = [expected[property], next[property]];
    if (value === undefined) continue;
    await refuseStaleValue(tx, task, { property, value }, wished === undefined ? value : wished);
  }
}

/** A start after the due date becomes the beginning of the due day, unless the request is exact (compatibility.md, C51). */
async function changeStart(
  tx: Tx,
  task: Task,
  { startedAt, dueAt, isExact }: ScheduleTask & { dueAt: Date | null },
  actor: CurrentUser,
) {
  const start = startedAt === undefined ? task.startedAt : startedAt;
  const isLate = !isExact && start !== null && dueAt !== null && start > dueAt;
  await changeStartDate(tx, task, isLate ? startOfDay(dueAt) : start, actor);
}

async function changeReminder(tx: Tx, task: Task, { reminderType, remindAt }: ScheduleTask, actor: CurrentUser) {
  if (reminderType === undefined && remindAt === undefined) return;

  const change = reminderAfter(task, { reminderType, remindAt });
  await sendAlong(tx, changeIn("task", task.id, reminderColumns(change)));
  await recordChanges(tx, task, { ...task, ...change }, actor);
}

const startOfDay = (date: Date): Date => new Date(`${date.toISOString().slice(0, 10)}T00:00:00Z`);
