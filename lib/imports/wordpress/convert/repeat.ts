import type { Row } from "@/lib/imports/wordpress/read/database";
import { utcTime } from "@/lib/imports/wordpress/read/times";
import { idOf, listOf, mapOf, textOf, valueOf } from "@/lib/imports/wordpress/read/values";
import { RepeatTask } from "@/lib/recurrence/inputs";

/** The key of the row is when the task repeats next, in UTC. Undefined when there is no such rule. */
export function convertedRepeat(row: Row, zone: string) {
  const stored = mapOf(valueOf(row.value));
  const sent = Object.fromEntries(NAMES.map((name) => [name, sentValue(stored[name])]));
  const stage = idOf(stored.selected_stage) ?? undefined;
  const { success, data } = RepeatTask.safeParse({ ...sent, selected_stage: stage, next_repeat_date: undefined });
  if (!success) return undefined;
  return {
    ...{ unit: data.unit, every: data.every, create_new: data.createNew, when_complete: data.whenComplete },
    ...{ month: data.month, month_type: data.monthType, week_days: data.weekDays, month_days: data.monthDays },
    ...{ time: data.time, timezone: data.timezone ?? zone, stage: data.stageId },
    next_at: utcTime(row.key) ?? utcTime(textOf(stored.next_repeat_date)),
    last_at: null,
  };
}

const NAMES = [
  ...["repeat_type", "repeat_in", "create_new", "repeat_when_complete", "selected_month", "repeat_in_month_type"],
  ...["selected_repeat_week_days", "selected_month_days", "time", "time_zone"],
];

/** What was left empty was not set. */
function sentValue(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  return typeof value === "object" ? listOf(value) : value;
}
