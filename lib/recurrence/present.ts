import type { RepeatRule } from "@/generated/prisma/client";
import { plainDateOrNull } from "@/lib/dates";

/** A rule as it is loaded with its task: times as PostgreSQL writes them into JSON. */
export type RuleRow = Omit<RepeatRule, "taskId" | "boardId" | "nextAt" | "lastAt" | "createdAt" | "updatedAt"> & { nextAt: string | null };

/** `repeat_task_meta`, in the words of the request that makes it. */
export const presentRule = (rule: RuleRow) => ({
  repeat_type: rule.unit as string,
  repeat_in: rule.every,
  create_new: rule.createNew,
  repeat_when_complete: rule.whenComplete,
  selected_month: rule.month,
  repeat_in_month_type: rule.monthType,
  selected_repeat_week_days: rule.weekDays,
  selected_month_days: rule.monthDays,
  next_repeat_date: plainDateOrNull(rule.nextAt === null ? null : new Date(rule.nextAt)),
  time: rule.time,
  time_zone: rule.timezone,
  selected_stage: rule.stageId,
});
