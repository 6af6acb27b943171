import "server-only";
import { type Stage, type Task, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { countTasks } from "@/lib/boards/read/counters";
import { changeTime } from "@/lib/database/change-time";
import { longTime } from "@/lib/dates/dates";
import { sendAlong, type Tx } from "@/lib/db";
import { recordNotification } from "@/lib/notifications/record";
import { actorOf } from "@/lib/recurrence/actor";
import { shiftedDates } from "@/lib/recurrence/dates";
import type { Run } from "@/lib/recurrence/run";
import { countSubtasks } from "@/lib/subtasks/counters";
import { arriveInStage } from "@/lib/tasks/move/arrive";
import { withDefaultPeople } from "@/lib/stages/load";
import { positionAt } from "@/lib/tasks/move/place";

/** Reopens the task with its subtasks at the top of its stage. Returns the id of the task that has the rule. */
export async function repeatByReopening(tx: Tx, { rule, task, stage, days }: Run): Promise<number> {
  const place =
    stage.id === task.stageId
      ? {}
      : { stageId: stage.id, position: (await positionAt(tx, stage.id, { index: 1 }, task.id)).position };
  const dates = shiftedDates(task, days, rule.timezone);
  await tx.task.update({ where: { id: task.id }, data: { ...place, ...dates, status: "open", lastCompletedAt: null } });
  await reopenSubtasks(tx, task, days, rule.timezone);
  if (task.status === "closed") await countTasks(tx, task.boardId, { completed: -1 });

  if (stage.id !== task.stageId) await recordStageChange(tx, task, stage);
  if (task.status === "closed")
    await recordActivity(tx, actorOf(task), {
      ...lineOf(task),
      event: "reopened task",
      oldValue: task.title,
    });
  if (dates.dueAt && days > 0) await recordDueDate(tx, task, dates.dueAt);
  return task.id;
}

const lineOf = ({ id, boardId }: Task) => ({ boardId, taskId: id });

/** In another stage, as if somebody had moved it there; its status follows the rule that repeats it. */
async function recordStageChange(tx: Tx, task: Task, stage: Stage) {
  const from = await tx.stage.findUnique({ where: { id: task.stageId ?? 0 } });
  const [target] = await withDefaultPeople(tx, [stage]);
  const arrival = { task: { ...task, status: "open" as const }, from, status: "open" as const };
  if (target) await arriveInStage(tx, [arrival], target, actorOf(task));
}

async function recordDueDate(tx: Tx, task: Task, dueAt: Date) {
  const actor = actorOf(task);
  await recordActivity(tx, actor, {
    ...lineOf(task),
    event: "changed Due Date",
    oldValue: task.dueAt && longTime(task.dueAt),
    newValue: longTime(dueAt),
  });
  if (actor)
    await recordNotification(tx, actor, {
      boardId: task.boardId,
      taskIds: [task.id],
      kind: "task_due_date_changed",
      description: longTime(dueAt, { midnight: true }),
    });
}

async function reopenSubtasks(tx: Tx, { id }: Task, days: number, zone: string) {
  const subtasks = await tx.task.findMany({ where: { parentId: id, archivedAt: null } });
  if (subtasks.length === 0) return;

  if (days > 0)
    await moveDates(
      tx,
      subtasks.filter(({ dueAt, remindAt }) => dueAt ?? remindAt),
      days,
      zone,
    );
  await tx.task.updateMany({
    where: { parentId: id, archivedAt: null, status: "closed" },
    data: { status: "open", lastCompletedAt: null },
  });
  await countSubtasks(tx, id);
}

async function moveDates(tx: Tx, tasks: Task[], days: number, zone: string) {
  const moved = tasks.map((task) => ({ id: task.id, ...shiftedDates(task, days, zone) }));
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET started_at = moved."startedAt", due_at = moved."dueAt", remind_at = moved."remindAt", reminded_at = NULL, updated_at = ${changeTime()}
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS moved(id int, "startedAt" timestamptz, "dueAt" timestamptz, "remindAt" timestamptz)
    WHERE task.id = moved.id`,
  );
}
