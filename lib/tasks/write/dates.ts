import "server-only";
import type { Task } from "@/generated/prisma/client";
import { actionOf } from "@/lib/activity/differences";
import { recordActivity } from "@/lib/activity/record";
import { updateIn } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { longDate, longTime } from "@/lib/dates/dates";
import { recordNotification } from "@/lib/notifications/record";
import { reopenTasks } from "@/lib/tasks/write/status";
import { reminderColumns } from "@/lib/tasks/record";
import { reminderAfter } from "@/lib/tasks/reminder";
import type { CurrentUser } from "@/lib/users/current-user";

/** A new due date reopens a closed task and moves its reminder. Returns the other tasks that changed. */
export async function changeDueDate(tx: Tx, task: Task, dueAt: Date | null, actor: CurrentUser): Promise<number[]> {
  if (dueAt?.getTime() === task.dueAt?.getTime()) return [];

  await sendAlong(tx, updateIn("task", task.id, { dueAt, ...reminderColumns(reminderAfter(task, { dueAt })) }));
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    event: `${actionOf(task.dueAt, dueAt)} Due Date`,
    oldValue: task.dueAt && longTime(task.dueAt),
    newValue: dueAt && longTime(dueAt),
  });
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskIds: [task.id],
    kind: "task_due_date_changed",
    description: notifiedDate(dueAt),
  });
  return dueAt === null ? [] : reopenTasks(tx, task.boardId, [task.id], actor);
}

export async function changeStartDate(tx: Tx, task: Task, startedAt: Date | null, actor: CurrentUser): Promise<void> {
  if (startedAt?.getTime() === task.startedAt?.getTime() || task.parentId !== null) return;

  await sendAlong(tx, updateIn("task", task.id, { startedAt }));
  const isSameDay = task.startedAt && startedAt && longDate(task.startedAt) === longDate(startedAt);
  const format = isSameDay ? longTime : longDate;
  const [oldValue, newValue] = [task.startedAt && format(task.startedAt), startedAt && format(startedAt)];
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    event: `${actionOf(task.startedAt, startedAt)} Start Date`,
    oldValue,
    newValue,
  });
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskIds: [task.id],
    kind: "task_start_date_changed",
    description: notifiedDate(startedAt),
  });
}

const notifiedDate = (date: Date | null): string => (date === null ? "" : longTime(date, { midnight: true }));
