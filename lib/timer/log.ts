import "server-only";
import type { Tx } from "@/lib/db";
import { lockTask } from "@/lib/tasks/lock";
import { savedMoment } from "@/lib/time/day-of-work";
import { MOST_MINUTES } from "@/lib/time/duration";
import { addTrack } from "@/lib/time/log";
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
  { minutes: corrected, note, completedAt }: Correction,
  user: CurrentUser,
  now: Date,
): Promise<StoppedTimer> {
  const { taskId, taskTitle, boardId, parentId, startedAt } = timer;
  const seconds = secondsAt(timer, now);
  const minutes = corrected ?? minutesToLog(seconds);
  const isCapped = corrected === undefined && seconds >= (MOST_MINUTES + 1) * 60;
  const stopped = { taskId, taskTitle, boardId, minutes, isCapped, trackId: null };
  if (minutes === 0) return stopped;

  const task = await lockTask(tx, { id: taskId, boardId, parentId });
  const times = { startedAt, completedAt: completedAt ?? savedMoment(now) };
  const track = await addTrack(tx, task, { ...times, minutes, note: note ?? null, isManual: false }, user);
  return { ...stopped, trackId: track.id };
}
