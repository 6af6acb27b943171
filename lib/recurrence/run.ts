import "server-only";
import { Prisma, type RepeatRule, type Stage, type Task } from "@/generated/prisma/client";
import { type CopiedFile, TASK_IMAGES, withCopiedFiles } from "@/lib/attachments/copy";
import { db, transaction, type Tx } from "@/lib/db";
import { logger } from "@/lib/logger";
import { repeatAsCopy } from "@/lib/recurrence/copy";
import { daysToShift } from "@/lib/recurrence/dates";
import { hasModule } from "@/lib/modules/on-board";
import { readFeatureModules } from "@/lib/modules/read";
import { repeatByReopening } from "@/lib/recurrence/reopen";
import { skipRunsWhileOff } from "@/lib/recurrence/skip";
import { nextRun } from "@/lib/recurrence/schedule";
import { dayIn } from "@/lib/recurrence/zoned";
import { lockTaskOrder } from "@/lib/tasks/move/place";

export interface Run {
  rule: RepeatRule;
  task: Task;
  stage: Stage;
  days: number;
  files: CopiedFile[];
}

/** Repeats all due tasks; several missed runs count as one, and none are made up for that were due while recurring tasks were off. Processes may run this concurrently and crash: each run is
 * a transaction that also schedules the next one. */
export async function repeatDueTasks(now = new Date()): Promise<void> {
  await skipRunsWhileOff(now);
  const isDue = await dueAt(db, now);
  const rules = await db.$queryRaw<
    DueRule[]
  >`SELECT r.task_id AS "taskId", r.create_new AS "createNew" ${isDue} ORDER BY r.next_at, r.task_id`;
  for (const rule of rules) await repeatOrLog(rule, isDue, now);
}

interface DueRule {
  taskId: number;
  createNew: boolean;
}

/** Excludes archived tasks, and open ones whose rule waits for completion. */
const dueAt = async (tx: Tx, now: Date) => Prisma.sql`
  FROM repeat_rule r JOIN task t ON t.id = r.task_id JOIN board b ON b.id = r.board_id
  WHERE r.next_at <= ${now} AND t.archived_at IS NULL AND t.parent_id IS NULL AND b.archived_at IS NULL AND NOT b.is_template AND (t.status = 'closed' OR NOT r.when_complete)
    AND ${hasModule(await readFeatureModules(tx), "recurring_task")}`;

/** A failure must not delay the other tasks; it is retried in a minute. */
async function repeatOrLog({ taskId, createNew }: DueRule, isDue: Prisma.Sql, now: Date) {
  try {
    const tasks = createNew
      ? await db.task.findMany({ where: { OR: [{ id: taskId }, { parentId: taskId }] }, select: { id: true } })
      : [];
    await withCopiedFiles({ taskId: { in: tasks.map(({ id }) => id) } }, [...TASK_IMAGES], (files) =>
      transaction((tx) => repeatOnce(tx, taskId, files, isDue, now)),
    );
  } catch (error) {
    logger().error({ err: error, taskId }, "a task could not be repeated");
  }
}

async function repeatOnce(tx: Tx, taskId: number, files: CopiedFile[], isDue: Prisma.Sql, now: Date) {
  const found = await tx.repeatRule.findUnique({ where: { taskId }, include: { task: true } });
  const stage = found && (await stageFor(tx, found, found.task));
  if (!stage) return;
  await lockTaskOrder(tx, found.task.stageId ?? 0, stage.id);
  const [locked] = await tx.$queryRaw<{ id: number }[]>`
    SELECT t.id ${isDue} AND t.id = ${taskId} AND t.stage_id = ${found.task.stageId} AND EXISTS (SELECT FROM stage s WHERE s.id = ${stage.id} AND s.archived_at IS NULL AND s.default_task_status = ${stage.defaultTaskStatus}::task_status)
    FOR NO KEY UPDATE OF t, r`;
  if (!locked) return;

  const { task, ...rule } = await tx.repeatRule.findUniqueOrThrow({ where: { taskId }, include: { task: true } });
  const day = dayIn(rule.timezone, rule.nextAt ?? now);
  const run = { rule, task, stage, files, days: daysToShift(task, rule, day, now) };
  const ruleTaskId = await (rule.createNew ? repeatAsCopy : repeatByReopening)(tx, run);
  const nextAt = nextRun(rule, day, now);
  await tx.repeatRule.update({ where: { taskId }, data: { taskId: ruleTaskId, nextAt, lastAt: now } });
}

/** The chosen stage, the task's own, or the first; prefers stages that keep tasks open. */
async function stageFor(tx: Tx, { boardId, stageId }: RepeatRule, task: Task): Promise<Stage | undefined> {
  const stages = await tx.stage.findMany({ where: { boardId, archivedAt: null }, orderBy: { position: "asc" } });
  const own = stages.find(({ id }) => id === task.stageId);
  const isOpen = ({ defaultTaskStatus }: Stage) => defaultTaskStatus === "open";
  return (
    stages.find((stage) => stage.id === stageId && isOpen(stage)) ??
    (own && isOpen(own) ? own : (stages.find(isOpen) ?? own))
  );
}
