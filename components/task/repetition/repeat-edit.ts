import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { bodyOf, nextDates, type RepeatRule, type RepeatWish } from "@/components/task/repetition/repeat-wish";

/** The rule is shown as the server will present it. */
export function repeatEdit(taskId: number, wish: RepeatWish | null, now: Date): TaskEdit {
  if (!wish) return { kind: "repeat-task", taskId, body: null, rule: null };

  const body = bodyOf(wish);
  const [next] = nextDates(wish, now, 1);
  const value = {
    selected_month: null,
    repeat_in_month_type: null,
    selected_repeat_week_days: [],
    selected_month_days: [],
    selected_stage: null,
    ...body,
    next_repeat_date: next ? next.toISOString().slice(0, 19).replace("T", " ") : null,
  };
  const rule: RepeatRule = { ...value, value };
  return { kind: "repeat-task", taskId, body, rule };
}
