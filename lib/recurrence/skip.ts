import "server-only";
import { Prisma, type RepeatRule } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { logger } from "@/lib/logger";
import { hasModule } from "@/lib/modules/on-board";
import { readFeatureModules } from "@/lib/modules/read";
import { nextRun } from "@/lib/recurrence/schedule";
import { dayIn } from "@/lib/recurrence/zoned";

const AT_ONCE = 1_000;

/** Where recurring tasks are off, runs that are due are left out, so that switching them on again repeats nothing at once (compatibility.md, C187). */
export async function skipRunsWhileOff(now: Date): Promise<void> {
  const isOn = hasModule(await readFeatureModules(), "recurring_task");
  const due = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`SELECT r.task_id AS id FROM repeat_rule r JOIN board b ON b.id = r.board_id WHERE r.next_at <= ${now} AND NOT ${isOn} ORDER BY r.next_at LIMIT ${AT_ONCE}`,
  );
  const rules = await db.repeatRule.findMany({ where: { taskId: { in: due.map(({ id }) => id) } } });
  const runs = rules.flatMap((rule) => laterRunOf(rule, now));
  if (runs.length === 0) return;
  // A rule that somebody has changed meanwhile is another one.
  await db.$executeRaw`
    UPDATE repeat_rule r SET next_at = later.next_at, updated_at = ${new Date()}
    FROM unnest(${runs.map(({ taskId }) => taskId)}::int[], ${runs.map(({ dueAt }) => dueAt)}::timestamptz[], ${runs.map(({ nextAt }) => nextAt)}::timestamptz[]) AS later(task_id, due_at, next_at)
    WHERE r.task_id = later.task_id AND r.next_at = later.due_at`;
}

function laterRunOf(rule: RepeatRule, now: Date) {
  const { taskId, timezone, nextAt: dueAt } = rule;
  if (!dueAt) return [];
  try {
    return [{ taskId, dueAt, nextAt: nextRun(rule, dayIn(timezone, dueAt), now) }];
  } catch (error) {
    logger().error({ err: error, taskId }, "a run of a recurring task could not be left out");
    return [];
  }
}
