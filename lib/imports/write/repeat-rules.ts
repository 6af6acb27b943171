import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { DocumentTask } from "@/lib/board-document/task";
import { sendAlong, type Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";
import type { PlannedTask } from "@/lib/imports/write/plan";
import { logger } from "@/lib/logger";
import { MONTHS, nextRun, type Schedule, weekdayOf, withDefaults } from "@/lib/recurrence/schedule";
import { dayIn, isZone } from "@/lib/recurrence/zoned";

/** The next run of a rule is in the future, so that an import creates no tasks by itself. */
export async function writeRepeatRules(
  tx: Tx,
  boardId: number,
  tasks: PlannedTask[],
  { ids, note }: WriteContext,
): Promise<void> {
  const now = new Date();
  const rows = tasks.flatMap(({ id, parent, document }) => {
    const rule = parent ? null : document.repeat;
    const schedule = rule && scheduleOf(rule, document, now);
    if (rule && !schedule) note({ kind: "task", title: document.title, reason: "Its repeat rule is invalid." });
    return rule && schedule ? [rowOf(id, rule, schedule, ids, nextAfter(rule, schedule, now))] : [];
  });
  if (rows.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO repeat_rule (task_id, board_id, unit, every, create_new, when_complete, month, month_type, week_days, month_days, time, timezone, stage_id, next_at, last_at)
      SELECT task_id, ${boardId}, unit, every, create_new, when_complete, month, month_type, week_days, month_days, time, timezone, stage_id, next_at, last_at
      FROM json_populate_recordset(NULL::repeat_rule, ${JSON.stringify(rows)}::json)`,
    );
}

const LONGEST_INTERVAL = 999;

type Rule = NonNullable<DocumentTask["repeat"]>;

/** Null for a rule that has no run. */
function scheduleOf(rule: Rule, { due_at, started_at }: PlannedTask["document"], now: Date): Schedule | null {
  const timezone = isZone(rule.timezone) ? rule.timezone : "UTC";
  const schedule: Schedule = {
    unit: rule.unit,
    every: Math.max(1, Math.min(LONGEST_INTERVAL, rule.every)),
    weekDays: rule.week_days.filter((word) => /^([a-z]{3,9}|[0-7])$/i.test(word) && weekdayOf(word) >= 0).slice(0, 7),
    monthDays: [...new Set(rule.month_days.filter((day) => Number.isInteger(day) && day >= 1 && day <= 31))],
    monthType: rule.month_type,
    month: MONTHS.find((month) => month === rule.month) ?? null,
    time: rule.time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(rule.time) ? rule.time : null,
    timezone,
  };
  const start = rule.next_at ?? due_at ?? started_at;
  const full = withDefaults(schedule, dayIn(timezone, start === null ? now : new Date(start)));
  return hasRun(full, now) ? full : null;
}

function hasRun(schedule: Schedule, now: Date): boolean {
  try {
    return nextRun(schedule, dayIn(schedule.timezone, now), now) > now;
  } catch (error) {
    logger().info({ err: error }, "an imported repeat rule has no run");
    return false;
  }
}

function nextAfter({ next_at }: Rule, schedule: Schedule, now: Date): string {
  if (next_at !== null && new Date(next_at) > now) return next_at;
  const start = next_at === null ? now : new Date(next_at);
  return nextRun(schedule, dayIn(schedule.timezone, start), now).toISOString();
}

const rowOf = (id: number, rule: Rule, schedule: Schedule, ids: WriteContext["ids"], nextAt: string) => ({
  ...{ task_id: id, unit: schedule.unit, every: schedule.every, month: schedule.month, time: schedule.time },
  ...{ create_new: rule.create_new, when_complete: rule.when_complete, month_type: rule.month_type },
  ...{ week_days: schedule.weekDays, month_days: schedule.monthDays, timezone: schedule.timezone },
  ...{ stage_id: ids.get("stage", rule.stage) ?? null, next_at: nextAt, last_at: rule.last_at },
});
