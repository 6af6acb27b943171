import { z } from "zod";
import { date } from "@/lib/http/input/types";
import { reminderType } from "@/lib/tasks/inputs";

/** POST tasks/{task_id}/dates; missing fields stay unchanged. */
export const ScheduleTask = z
  .object({
    started_at: date.optional(),
    due_at: date.optional(),
    reminder_type: reminderType.optional(),
    remind_at: date.optional(),
  })
  .transform(({ started_at, due_at, reminder_type, remind_at }) => ({
    startedAt: started_at,
    dueAt: due_at,
    reminderType: reminder_type,
    remindAt: remind_at,
  }));
export type ScheduleTask = z.infer<typeof ScheduleTask>;
