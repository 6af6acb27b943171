import { z } from "zod";
import { date, id, optional } from "@/lib/http/input/types";
import { MOST_MINUTES } from "@/lib/time/duration";
import { minutes, note } from "@/lib/time/inputs";

const shown = { task_id: optional(id) };

/** `task_id` is the task that the screen shows: another device may have started another one. */
export const ChangeTimer = z.object(shown).transform(({ task_id }) => ({ taskId: task_id }));

export const StopTimer = z
  .object({
    ...shown,
    minutes: optional(minutes(1, MOST_MINUTES)),
    message: note.optional(),
    completed_at: optional(date),
  })
  .transform(({ task_id, minutes: corrected, message, completed_at }) => ({
    taskId: task_id,
    minutes: corrected,
    note: message ?? null,
    completedAt: completed_at ?? null,
  }));
export type StopTimer = z.infer<typeof StopTimer>;
