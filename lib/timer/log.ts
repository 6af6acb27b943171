import "server-only";
import type { Tx } from "@/lib/db";
import { MOST_MINUTES } from "@/lib/time/duration";
import { minutesToLog, secondsAt } from "@/lib/timer/count";
import type { StopTimer } from "@/lib/timer/inputs";
import type { OwnTimer } from "@/lib/timer/read";
import type { CurrentUser } from "@/lib/users/current-user";

/** `minutes` is 0 and `trackId` null when it ran too short for a time log. */
export interface StoppedTimer extends Pick<OwnTimer, "taskId" | "taskTitle" | "boardId"> {
  minutes: number;
  trackId: number | null;
  /** It counted more than a time log can have. */
  isCapped: boolean;
}

type Correction = Partial<Omit<StopTimer, "taskId">>;

/** Makes a time log of what the timer has counted, or of the corrected time. */
export async function logTimer(
  tx: Tx,
  timer: OwnTimer,
  { minutes: corrected, message, completedAt }: Correction,
  user: CurrentUser,
  now: Date,
): Promise<StoppedTimer> {
  const { taskId, taskTitle, boardId, startedAt } = timer;
  const seconds = secondsAt(timer, now);
  const minutes = corrected ?? minutesToLog(seconds);
  const isCapped = corrected === undefined && seconds >= (MOST_MINUTES + 1) * 60;
  const stopped = { taskId, taskTitle, boardId, minutes, isCapped, trackId: null };
  if (minutes === 0) return stopped;

  const { id } = await tx.timeTrack.create({
    data: {
      boardId,
      taskId,
      userId: user.id,
      startedAt,
      completedAt: completedAt ?? now,
      workingMinutes: minutes,
      billableMinutes: minutes,
      isManual: false,
      message: message ?? null,
    },
  });
  return { ...stopped, trackId: id };
}
