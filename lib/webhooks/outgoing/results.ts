import "server-only";
import { type OutgoingWebhook, type OutgoingWebhookDelivery, Prisma } from "@/generated/prisma/client";
import { updateIn } from "@/lib/database/record";
import { db, sendAlong, transaction, type Tx } from "@/lib/db";
import type { Attempt } from "@/lib/webhooks/outgoing/attempt";
import { TEST_EVENT } from "@/lib/webhooks/outgoing/events";
import { addRetryJob } from "@/lib/webhooks/outgoing/jobs";
import { mailSwitchedOff } from "@/lib/webhooks/outgoing/mail-switched-off";

type Delivery = Pick<OutgoingWebhookDelivery, "id" | "webhookId" | "event" | "attempts" | "queuedAt">;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** So many in a row within an hour switch a webhook off. */
export const MOST_FAILURES = 10;

/** Seconds before the next attempt; the last one repeats. Ten failures in a row take less than an hour. */
const DELAYS = [10, 30, 60, 120, 300, 600];
const LONGEST_DELAY = 3_600;

export const isTooOld = ({ queuedAt }: Pick<Delivery, "queuedAt">, now: Date): boolean =>
  now.getTime() - queuedAt.getTime() > DAY;

export const giveUp = ({ id }: Delivery): Promise<unknown> =>
  db.outgoingWebhookDelivery.updateMany({
    where: { id, outcome: null },
    data: { outcome: "given_up", endedAt: new Date(), problem: "It could not be delivered within 24 hours." },
  });

export const skip = ({ id }: Delivery, problem: string): Promise<unknown> =>
  db.outgoingWebhookDelivery.updateMany({
    where: { id, outcome: null },
    data: { outcome: "skipped", endedAt: new Date(), problem },
  });

export async function recordDelivered(delivery: Delivery, attempt: Attempt): Promise<void> {
  await transaction(async (tx) => {
    await updateDelivery(tx, delivery, attempt, { outcome: "delivered", endedAt: new Date() });
    await sendAlong(
      tx,
      Prisma.sql`UPDATE outgoing_webhook SET failed_at = '{}' WHERE id = ${delivery.webhookId} AND failed_at <> '{}' AND ${delivery.event} <> ${TEST_EVENT}`,
    );
  });
}

/** Tries again later, or never for a test. Too many failures switch the webhook off, and its owner gets an email. */
export async function recordFailed(delivery: Delivery, attempt: Attempt): Promise<void> {
  await transaction(async (tx) => {
    const [hook] = await tx.$queryRaw<Pick<OutgoingWebhook, "failedAt" | "isActive">[]>`
      SELECT failed_at AS "failedAt", is_active AS "isActive" FROM outgoing_webhook WHERE id = ${delivery.webhookId} FOR UPDATE`;
    if (!hook) return;

    const now = new Date();
    const isOver = delivery.event === TEST_EVENT || isTooOld(delivery, now);
    const nextTryAt = new Date(now.getTime() + delayAfter(delivery.attempts, attempt) * 1000);
    await updateDelivery(tx, delivery, attempt, isOver ? { outcome: "given_up", endedAt: now } : { nextTryAt });
    if (delivery.event === TEST_EVENT) return;

    const failedAt = [...hook.failedAt, now].slice(-MOST_FAILURES);
    const isOff = hook.isActive && areTooMany(failedAt, now);
    const off = { isActive: false, disabledAt: now };
    await sendAlong(tx, updateIn("outgoing_webhook", delivery.webhookId, { failedAt, ...(isOff && off) }));
    if (isOff) await mailSwitchedOff(tx, delivery.webhookId, now);
    else await addRetryJob(tx, delivery.webhookId, isOver ? now : nextTryAt);
  });
}

const areTooMany = (failedAt: Date[], now: Date) =>
  failedAt.length === MOST_FAILURES && now.getTime() - (failedAt[0]?.getTime() ?? 0) <= HOUR;

const delayAfter = (attempts: number, { retryAfterSeconds }: Attempt) =>
  Math.max(DELAYS[Math.min(attempts, DELAYS.length - 1)] ?? 0, Math.min(retryAfterSeconds, LONGEST_DELAY));

async function updateDelivery(
  tx: Tx,
  { id, attempts }: Delivery,
  { retryAfterSeconds: _, ...attempt }: Attempt,
  more: Partial<OutgoingWebhookDelivery>,
): Promise<void> {
  await tx.outgoingWebhookDelivery.updateMany({ where: { id }, data: { ...attempt, attempts: attempts + 1, ...more } });
}
