import type { RepeatRule } from "@/generated/prisma/client";
import { plainDateOrNull } from "@/lib/dates/dates";

/** Loaded with its task as JSON, so dates are strings. */
export type RuleRow = Omit<RepeatRule, "taskId" | "boardId" | "nextAt" | "lastAt" | "createdAt" | "updatedAt"> & {
  nextAt: string | null;
};

/** `repeat_task_meta`: some clients read the rule itself, others its `value`. */
export function presentRule(rule: RuleRow) {
  const value = presentRuleOnce(rule);
  return { ...value, value };
}

/** Clients compare the two flags with 1. */
const presentRuleOnce = (rule: RuleRow) => ({
  repeat_type: rule.unit as string,
  repeat_in: rule.every,
  create_new: rule.createNew ? 1 : 0,
  repeat_when_complete: rule.whenComplete ? 1 : 0,
  selected_month: rule.month,
  repeat_in_month_type: rule.monthType,
  selected_repeat_week_days: rule.weekDays,
  selected_month_days: rule.monthDays,
  next_repeat_date: plainDateOrNull(rule.nextAt === null ? null : new Date(rule.nextAt)),
  time: rule.time,
  time_zone: rule.timezone,
  selected_stage: rule.stageId,
});
