import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { spokenDate, spokenTime } from "@/lib/dates";
import { recordNotification } from "@/lib/notifications/record";
import { reopenTask } from "@/lib/tasks/close";
import { reminderAfter } from "@/lib/tasks/reminder";
import type { CurrentUser } from "@/lib/users/current-user";

/** A new due date reopens a task that was closed, and takes its reminder along. Tells which other tasks changed with it. */
export async function changeDueDate(tx: Tx, task: Task, dueAt: Date | null, actor: CurrentUser): Promise<number[]> {
  if (dueAt?.getTime() === task.dueAt?.getTime()) return [];

  await tx.task.update({ where: { id: task.id }, data: { dueAt, ...reminderAfter(task, { dueAt }) } });
  await recordActivity(tx, actor, { boardId: task.boardId, taskId: task.id, action: verb(task.dueAt, dueAt), column: "Due Date", oldValue: task.dueAt && spokenTime(task.dueAt), newValue: dueAt && spokenTime(dueAt) });
  if (dueAt === null) return [];

  await recordNotification(tx, actor, { boardId: task.boardId, taskId: task.id, action: "task_due_date_changed", description: spokenTime(dueAt, { midnight: true }) });
  return reopenTask(tx, task, actor);
}

/** Subtasks have no start. Its line knows days only: another time of the same day writes none. */
export async function changeStartDate(tx: Tx, task: Task, startedAt: Date | null, actor: CurrentUser): Promise<void> {
  if (startedAt?.getTime() === task.startedAt?.getTime() || task.parentId !== null) return;

  await tx.task.update({ where: { id: task.id }, data: { startedAt } });
  const [oldValue, newValue] = [task.startedAt && spokenDate(task.startedAt), startedAt && spokenDate(startedAt)];
  if (oldValue !== newValue) await recordActivity(tx, actor, { boardId: task.boardId, taskId: task.id, action: verb(task.startedAt, startedAt), column: "Start Date", oldValue, newValue });
  if (startedAt) await recordNotification(tx, actor, { boardId: task.boardId, taskId: task.id, action: "task_start_date_changed", description: spokenTime(startedAt, { midnight: true }) });
}

function verb(before: Date | null, after: Date | null): "added" | "changed" | "removed" {
  if (after === null) return "removed";
  return before === null ? "added" : "changed";
}
