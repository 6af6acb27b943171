import { z } from "zod";
import { date, optional, textUpTo, wholeNumber } from "@/lib/http/input/types";
import { safeHtml } from "@/lib/text/html";
import { MOST_MINUTES } from "@/lib/time/duration";

export const MOST_ESTIMATED_MINUTES = MOST_MINUTES * 10;

/** Characters of a note, as it is sent. */
export const LONGEST_NOTE = 5_000;

const minutes = (least: number, most: number) =>
  wholeNumber.refine((value) => value >= least && value <= most, {
    error: `The time must be between ${least} and ${most} minutes.`,
    params: { rule: "between" },
  });

const note = textUpTo(LONGEST_NOTE).transform((text) =>
  text === null || text.trim() === "" ? null : safeHtml(text.trim()),
);

/** POST time-tracks and PUT time-tracks/commit/{track_id}. What is omitted gets its default, also when a log is changed. */
export const LogTime = z
  .object({
    billable_minutes: minutes(1, MOST_MINUTES),
    message: note.optional(),
    completed_at: optional(date),
    started_at: optional(date),
  })
  .transform(({ billable_minutes, message, completed_at, started_at }) => ({
    minutes: billable_minutes,
    note: message ?? null,
    completedAt: completed_at ?? null,
    startedAt: started_at ?? null,
  }));
export type LogTime = z.infer<typeof LogTime>;

/** POST time-tracks/estimated-time. 0 clears the estimate. */
export const EstimateTime = z
  .object({ estimated_minutes: minutes(0, MOST_ESTIMATED_MINUTES) })
  .transform(({ estimated_minutes }) => ({ minutes: estimated_minutes }));
export type EstimateTime = z.infer<typeof EstimateTime>;
