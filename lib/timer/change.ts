import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { secondsAt } from "@/lib/timer/count";
import { lockTimerOf } from "@/lib/timer/lock";
import type { OwnTimer } from "@/lib/timer/read";
import type { ChangedTimer } from "@/lib/timer/start";
import type { CurrentUser } from "@/lib/users/current-user";

interface OfTask {
  taskId?: number | undefined;
}

export const pauseTimer = ({ taskId }: OfTask, user: CurrentUser, now = new Date()): Promise<ChangedTimer> =>
  countUntil(now, null, taskId, user);

/** The answer to the question whether it should still run, which is asked again after as much time. */
export const keepTimer = ({ taskId }: OfTask, user: CurrentUser, now = new Date()): Promise<ChangedTimer> =>
  countUntil(now, now, taskId, user);

/** Without a timer, or with a paused one, nothing changes. */
const countUntil = (
  now: Date,
  runningSince: Date | null,
  taskId: number | undefined,
  user: CurrentUser,
): Promise<ChangedTimer> =>
  transaction(async (tx) => {
    const timer = await lockTimerOf(tx, user, taskId);
    if (!timer?.runningSince) return { timer, stopped: null, now };

    const counted = { countedSeconds: secondsAt(timer, now), runningSince };
    await saveCount(tx, timer, counted);
    return { timer: { ...timer, ...counted }, stopped: null, now };
  });

const saveCount = (
  tx: Tx,
  { userId }: OwnTimer,
  { countedSeconds, runningSince }: Pick<OwnTimer, "countedSeconds" | "runningSince">,
) =>
  sendAlong(
    tx,
    Prisma.sql`UPDATE timer SET counted_seconds = ${countedSeconds}, running_since = ${runningSince} WHERE user_id = ${userId}`,
  );
