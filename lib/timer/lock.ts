import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { type OwnTimer, readTimer } from "@/lib/timer/read";
import type { CurrentUser } from "@/lib/users/current-user";

/** The first half of the advisory lock's key; the second is the person's id. */
const TIMER = 4_007;

/** Reads one's timer, and lets no other device change it until the transaction ends, even if there is none. Rows can't do
 * that: deleting a task locks the task before its timers, and stopping a timer would lock them the other way round. */
export async function lockTimer(tx: Tx, user: CurrentUser): Promise<OwnTimer | null> {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(${TIMER}::int, ${user.id}::int)`);
  return readTimer(tx, user);
}

/** @param taskId the task that the screen showed @throws Conflict when another device has started another task */
export async function lockTimerOf(tx: Tx, user: CurrentUser, taskId: number | undefined): Promise<OwnTimer | null> {
  const timer = await lockTimer(tx, user);
  if (timer && taskId !== undefined && timer.taskId !== taskId) throw new Conflict("The timer is on another task now.");
  return timer;
}
