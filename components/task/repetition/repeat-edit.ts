import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import { bodyOf, nextDates, type RepeatRule, type RepeatWish, wishOf } from "@/components/task/repetition/repeat-wish";
import { dayIn } from "@/lib/dates/dates-on-screen";
import type { TaskCardJson } from "@/lib/tasks/present/task";

const NO_RULE = { body: null, rule: null };

type TaskWithRule = Pick<TaskCardJson, "id" | "repeat_task_meta">;

/** The rule is shown as the server will present it. Null ends the repetition. */
export function repeatEdit(
  { id, repeat_task_meta: known }: TaskWithRule,
  wish: RepeatWish | null,
  now: Date,
): TaskEdit {
  const former = known ? { body: bodyOf(wishOf(known, dayIn(now, known.time_zone))), rule: known } : NO_RULE;
  return {
    kind: "repeat-task",
    taskId: id,
    ...(wish ? { body: bodyOf(wish), rule: ruleOf(wish, now) } : NO_RULE),
    former,
  };
}

function ruleOf(wish: RepeatWish, now: Date): RepeatRule {
  const [next] = nextDates(wish, now, 1);
  const value = {
    selected_month: null,
    repeat_in_month_type: null,
    selected_repeat_week_days: [],
    selected_month_days: [],
    selected_stage: null,
    ...bodyOf(wish),
    next_repeat_date: next ? next.toISOString().slice(0, 19).replace("T", " ") : null,
  };
  return { ...value, value };
}
