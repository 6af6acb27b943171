import "server-only";
import { Prisma } from "@/generated/prisma/client";
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
  for (const rule of rules) {
    const { taskId, timezone, nextAt } = rule;
    try {
      await db.repeatRule.updateMany({
        where: { taskId, nextAt },
        data: { nextAt: nextRun(rule, dayIn(timezone, nextAt ?? now), now) },
      });
    } catch (error) {
      logger().error({ err: error, taskId }, "a run of a recurring task could not be left out");
    }
  }
}
