import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, sendAlong, type Tx } from "@/lib/db";
import { deliveryJob } from "@/lib/webhooks/outgoing/queue-deliveries";

/** Replaces the job that waits for the next attempt. */
export const addRetryJob = (tx: Tx, webhookId: number, runAt: Date): Promise<void> => {
  const id = Prisma.sql`${webhookId}::int`;
  const job = deliveryJob(id, { runAt: Prisma.sql`${runAt}::timestamptz`, key: retryKey(id) });
  return sendAlong(tx, Prisma.sql`SELECT graphile_worker.add_jobs(ARRAY[${job}])`);
};

const retryKey = (webhookId: Prisma.Sql) => Prisma.sql`'webhook ' || ${webhookId}`;

/** For webhooks whose next attempt was due a minute ago, as after a killed process. */
export async function requeueLostDeliveries(): Promise<void> {
  const id = Prisma.sql`webhook_id`;
  await db.$executeRaw`
    WITH late AS (
      SELECT w.id AS webhook_id FROM outgoing_webhook w
      CROSS JOIN LATERAL (SELECT next_try_at FROM outgoing_webhook_delivery d WHERE d.webhook_id = w.id AND d.outcome IS NULL ORDER BY d.id LIMIT 1) next
      WHERE w.is_active AND next.next_try_at < now() - interval '1 minute'
    ), waiting AS (
      SELECT array_agg(${deliveryJob(id, { key: retryKey(id) })}) AS jobs FROM late
    )
    SELECT count(*) FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) added`;
}
