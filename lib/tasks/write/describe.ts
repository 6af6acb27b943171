import "server-only";
import type { Priority, Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { lineOfHtml } from "@/lib/text/html";
import { recordNotification } from "@/lib/notifications/record";
import { presentPriority } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";

/** A subtask's new title stands in its parent's feed (observed.md, 11). */
export async function retitleTask(tx: Tx, task: Task, title: string, actor: CurrentUser): Promise<void> {
  if (title === task.title) return;

  await tx.task.update({ where: { id: task.id }, data: { title, titleChangedAt: new Date() } });
  const line =
    task.parentId === null ? { taskId: task.id, column: "title" } : { taskId: task.parentId, column: "subtask" };
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    ...line,
    action: "updated",
    oldValue: task.title,
    newValue: title,
  });
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: "task_title_updated",
    description: title,
  });
}

/** The line holds the text without its markup. */
export async function describeTask(tx: Tx, task: Task, description: string | null, actor: CurrentUser): Promise<void> {
  if (description === task.description) return;

  await tx.task.update({ where: { id: task.id }, data: { description, descriptionChangedAt: new Date() } });
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: "updated",
    column: "description",
    oldValue: lineOfHtml(task.description ?? ""),
    newValue: lineOfHtml(description ?? ""),
  });
}

export async function prioritiseTask(tx: Tx, task: Task, priority: Priority, actor: CurrentUser): Promise<void> {
  if (priority === task.priority) return;

  await tx.task.update({ where: { id: task.id }, data: { priority } });
  const [oldValue, newValue] = [presentPriority(task.priority), presentPriority(priority)];
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: "changed",
    column: "priority",
    oldValue,
    newValue,
  });
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    action: "task_priority_changed",
    description: newValue,
  });
}
