import { z } from "zod";
import { date, id, optional, textUpTo, wholeNumber } from "@/lib/http/input/types";
import { MOST_MINUTES } from "@/lib/time/duration";

const shown = { task_id: optional(id) };

/** `task_id` is the task that the screen shows: another device may have started another one. */
export const ChangeTimer = z.object(shown).transform(({ task_id }) => ({ taskId: task_id }));

const minutes = wholeNumber.refine((value) => value >= 1 && value <= MOST_MINUTES, {
  params: { rule: "format" },
});

export const StopTimer = z
  .object({ ...shown, minutes: optional(minutes), message: textUpTo(10_000).optional(), completed_at: date.optional() })
  .transform(({ task_id, completed_at, message, minutes }) => ({
    taskId: task_id,
    minutes,
    message: message?.trim() || null,
    completedAt: completed_at ?? null,
  }));
export type StopTimer = z.infer<typeof StopTimer>;
