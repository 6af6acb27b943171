import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { refuseFuture } from "@/lib/time/day-of-work";
import type { StopTimer } from "@/lib/timer/inputs";
import { lockTimerOf } from "@/lib/timer/lock";
import { logTimer } from "@/lib/timer/log";
import type { OwnTimer } from "@/lib/timer/read";
import type { ChangedTimer } from "@/lib/timer/start";
import type { Calendar } from "@/lib/users/calendar";
import type { CurrentUser } from "@/lib/users/current-user";

/** Without a timer nothing happens: two devices may stop it at once, and its time is logged once. */
export async function stopTimer(
  { taskId, ...correction }: StopTimer,
  calendar: Calendar,
  user: CurrentUser,
  now = new Date(),
): Promise<ChangedTimer> {
  refuseFuture(correction.completedAt, calendar);
  return transaction(async (tx) => {
    const timer = await lockTimerOf(tx, user, taskId);
    if (!timer) return { timer: null, stopped: null, now };

    refuseLost(timer);
    const stopped = await logTimer(tx, timer, correction, user, now);
    await removeTimer(tx, user);
    return { timer: null, stopped, now };
  });
}

/** Logs nothing. */
export async function discardTimer({ taskId }: { taskId?: number | undefined }, user: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    await lockTimerOf(tx, user, taskId);
    await removeTimer(tx, user);
  });
}

export const removeTimer = (tx: Tx, { id }: Pick<CurrentUser, "id">): Promise<void> =>
  sendAlong(tx, Prisma.sql`DELETE FROM timer WHERE user_id = ${id}`);

/** The timer stays, until the person may log its time again or discards it. */
function refuseLost({ isTracking, mayWrite }: OwnTimer) {
  if (!mayWrite) throw new Forbidden("You can't log time on this task any more. You can only discard the timer.");
  if (!isTracking) throw new Forbidden("Time tracking is disabled");
}
