import { z } from "zod";
import { date, flag, optional } from "@/lib/http/input/types";
import { reminderType } from "@/lib/tasks/inputs";

/**
 * POST tasks/{task_id}/dates; missing fields stay unchanged. `exact` keeps a start after the due date (C51). The
 * expected dates are those that the client replaces (C194).
 */
export const ScheduleTask = z
  .object({
    started_at: date.optional(),
    due_at: date.optional(),
    reminder_type: reminderType.optional(),
    remind_at: date.optional(),
    exact: optional(flag),
    expected_started_at: date.optional(),
    expected_due_at: date.optional(),
  })
  .transform(({ started_at, due_at, reminder_type, remind_at, exact, expected_started_at, expected_due_at }) => ({
    startedAt: started_at,
    dueAt: due_at,
    reminderType: reminder_type,
    remindAt: remind_at,
    isExact: exact ?? false,
    expected: { started_at: expected_started_at, due_at: expected_due_at },
  }));
export type ScheduleTask = z.infer<typeof ScheduleTask>;
