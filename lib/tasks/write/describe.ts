import "server-only";
import { Prisma, type Priority, type Task } from "@/generated/prisma/client";
import { type ActivityLine, recordActivity } from "@/lib/activity/record";
import { changeTime } from "@/lib/database/change-time";
import { updateIn } from "@/lib/database/record";
import { sendAlong, type Tx } from "@/lib/db";
import { lineOfHtml } from "@/lib/text/text-of-html";
import { recordNotification } from "@/lib/notifications/record";
import { presentPriority } from "@/lib/tasks/present/facts";
import type { CurrentUser } from "@/lib/users/current-user";

/** Needs the lock of the task. A subtask's new title is recorded in its parent's activity (compatibility.md, C83). */
export async function retitleTask(tx: Tx, task: Task, title: string, actor: CurrentUser): Promise<void> {
  if (title === task.title) return;

  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET title = ${title}, title_changed_at = ${task.updatedAt} WHERE id = ${task.id}`,
  );
  const { id, boardId, parentId, title: oldValue } = task;
  await recordActivity(
    tx,
    actor,
    parentId === null
      ? { boardId, taskId: id, event: "updated title", oldValue, newValue: title }
      : { boardId, taskId: parentId, event: "updated subtask", oldValue, newValue: title },
  );
  await recordNotification(tx, actor, {
    boardId: task.boardId,
    taskIds: [task.id],
    kind: "task_title_updated",
    description: title,
  });
}

/** Needs the lock of the task. */
export async function describeTask(tx: Tx, task: Task, description: string | null, actor: CurrentUser): Promise<void> {
  if (description === task.description) return;

  await sendAlong(tx, updateIn("task", task.id, { description, descriptionChangedAt: task.updatedAt }));
  await recordActivity(tx, actor, {
    boardId: task.boardId,
    taskId: task.id,
    event: "updated description",
    oldValue: lineOfHtml(task.description ?? ""),
    newValue: lineOfHtml(description ?? ""),
  });
}

export async function prioritiseTasks(
  tx: Tx,
  boardId: number,
  tasks: Task[],
  priority: Priority,
  actor: CurrentUser,
): Promise<void> {
  const others = tasks.filter((task) => task.priority !== priority);
  if (others.length === 0) return;

  const [taskIds, newValue] = [others.map(({ id }) => id), presentPriority(priority)];
  await sendAlong(
    tx,
    Prisma.sql`UPDATE task SET priority = ${priority}::priority, updated_at = ${changeTime()} WHERE id = ANY(${taskIds}::int[])`,
  );
  const lines = others.map((task): ActivityLine => {
    const oldValue = presentPriority(task.priority);
    return { boardId, taskId: task.id, event: "changed priority", oldValue, newValue };
  });
  await recordActivity(tx, actor, ...lines);
  await recordNotification(tx, actor, { boardId, taskIds, kind: "task_priority_changed", description: newValue });
}
