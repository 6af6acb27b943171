import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/counters";
import { spokenTime } from "@/lib/dates";
import type { Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { movedDates } from "@/lib/recurrence/dates";
import type { Run } from "@/lib/recurrence/run";
import { countSubtasks } from "@/lib/subtasks/counters";
import { positionAt } from "@/lib/tasks/place";

/** Lets the same task come again: open, with its subtasks, at the top of its stage. Tells which task carries the rule. */
export async function reopenAgain(tx: Tx, { rule, task, stage, days }: Run): Promise<number> {
  const place = stage.id === task.stageId ? {} : { stageId: stage.id, position: (await positionAt(tx, stage.id, { index: 1 }, task.id)).position };
  const dates = movedDates(task, days, rule.timezone);
  await tx.task.update({ where: { id: task.id }, data: { ...place, ...dates, status: "open", lastCompletedAt: null } });
  await reopenSubtasks(tx, task, days, rule.timezone);
  if (task.status === "closed") await countTasks(tx, task.boardId, { completed: -1 });

  const actor = task.createdById === null ? null : { id: task.createdById };
  const line = { boardId: task.boardId, taskId: task.id };
  if (task.status === "closed") await recordActivity(tx, actor, { ...line, action: "reopened", column: "task", oldValue: task.title });
  if (dates.dueAt && days > 0) await recordActivity(tx, actor, { ...line, action: "changed", column: "Due Date", oldValue: task.dueAt && spokenTime(task.dueAt), newValue: spokenTime(dates.dueAt) });
  if (actor && dates.dueAt && days > 0) await recordNotification(tx, actor, { ...line, action: "task_due_date_changed", description: spokenTime(dates.dueAt, { midnight: true }) });
  return task.id;
}

async function reopenSubtasks(tx: Tx, { id }: Task, days: number, zone: string) {
  const subtasks = await tx.task.findMany({ where: { parentId: id, archivedAt: null } });
  if (subtasks.length === 0) return;

  for (const subtask of days > 0 ? subtasks.filter(({ dueAt, remindAt }) => dueAt ?? remindAt) : []) await tx.task.update({ where: { id: subtask.id }, data: movedDates(subtask, days, zone) });
  await tx.task.updateMany({ where: { parentId: id, archivedAt: null, status: "closed" }, data: { status: "open", lastCompletedAt: null } });
  await countSubtasks(tx, id);
}
