import "server-only";
import { db } from "@/lib/db";

const DAY = 24 * 60 * 60 * 1000;

/** Ends what waits for a webhook that was off for a day, and deletes the log of deliveries. */
export async function sweepDeliveries(now: Date): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  await db.outgoingWebhookDelivery.updateMany({
    where: { outcome: null, queuedAt: before(1), webhook: { isActive: false } },
    data: { outcome: "given_up", endedAt: now, problem: "The webhook was off for a day." },
  });
  await db.outgoingWebhookDelivery.deleteMany({ where: { outcome: "delivered", endedAt: before(7) } });
  await db.outgoingWebhookDelivery.deleteMany({ where: { endedAt: before(30) } });
}
