import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { Conflict, NotFound } from "@/lib/errors";
import { lockTimer } from "@/lib/timer/lock";
import { logTimer, type StoppedTimer } from "@/lib/timer/log";
import { mayLog } from "@/lib/timer/may-log";
import { type OwnTimer, readTimer } from "@/lib/timer/read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface ChangedTimer {
  timer: OwnTimer | null;
  /** What ran before, and what was logged of it. */
  stopped: StoppedTimer | null;
  now: Date;
}

/**
 * Starts the timer on a task, or continues it there. One that runs on another task is stopped, and its time logged.
 * @throws Conflict when that time can't be logged, which would lose it
 */
export async function startTimer(task: Task, user: CurrentUser, now = new Date()): Promise<ChangedTimer> {
  return transaction(async (tx) => {
    const before = await lockTimer(tx, user);
    if (before?.taskId === task.id) {
      if (before.runningSince) return { timer: before, stopped: null, now };
      await tx.timer.update({ where: { userId: user.id }, data: { runningSince: now } });
      return { timer: { ...before, runningSince: now }, stopped: null, now };
    }
    if (before && !mayLog(before))
      throw new Conflict("Your timer's time can't be logged any more. Discard it before you start another one.");

    const stopped = before && (await logTimer(tx, before, {}, user, now));
    await replaceTimer(tx, task, user, now);
    return { timer: await readTimer(tx, user), stopped, now };
  });
}

/** The task may have been deleted or moved meanwhile. */
async function replaceTimer(tx: Tx, { id, boardId }: Task, user: CurrentUser, now: Date) {
  const rows = await rowsOf(
    tx,
    Prisma.sql`
    INSERT INTO timer (user_id, board_id, task_id, started_at, running_since)
    SELECT ${user.id}::int, t.board_id, t.id, ${now}, ${now} FROM task t WHERE t.id = ${id} AND t.board_id = ${boardId} FOR KEY SHARE
    ON CONFLICT (user_id) DO UPDATE SET board_id = excluded.board_id, task_id = excluded.task_id, started_at = excluded.started_at, running_since = excluded.running_since, counted_seconds = 0, warned_at = NULL
    RETURNING user_id`,
  );
  if (rows.length === 0) throw new NotFound("Task");
}
