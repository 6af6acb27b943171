import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { jobSpec } from "@/lib/jobs/add";

/**
 * CTEs that queue a delivery for each active webhook that wants it. Each statement adds a job of its own: with a common
 * key, transactions of different boards would wait for each other.
 * @param lines a query with `id`, `board_id` and `hook_event` of new activity
 */
export const queueDeliveries = (lines: Prisma.Sql): Prisma.Sql => Prisma.sql`
  queued AS (
    INSERT INTO outgoing_webhook_delivery (webhook_id, activity_id, event)
    SELECT w.id, line.id, line.hook_event FROM ${lines} line
    JOIN outgoing_webhook w ON w.is_active AND line.hook_event = ANY(w.triggered_events)
      AND (w.all_boards OR EXISTS (SELECT FROM outgoing_webhook_board b WHERE b.webhook_id = w.id AND b.board_id = line.board_id))
    ORDER BY line.id, w.id
    RETURNING webhook_id
  )`;

/** For the end of a statement with `queued`. */
export const addDeliveryJobs = (): Prisma.Sql => {
  const job = deliveryJob(Prisma.sql`webhook_id`);
  return Prisma.sql`
  SELECT count(*) FROM (
    SELECT graphile_worker.add_jobs(jobs) FROM (SELECT array_agg(${job}) AS jobs FROM (SELECT DISTINCT webhook_id FROM queued) hook) waiting WHERE jobs IS NOT NULL
  ) added`;
};

/** Jobs of one queue run one after the other, so that a receiver gets its deliveries in their order. */
export const deliveryJob = (
  webhookId: Prisma.Sql,
  { runAt, key }: { runAt?: Prisma.Sql; key?: Prisma.Sql } = {},
): Prisma.Sql =>
  jobSpec("deliver-to-webhook", {
    payload: Prisma.sql`json_build_object('webhookId', ${webhookId})`,
    queue: Prisma.sql`'webhook ' || ${webhookId}`,
    maxAttempts: 3,
    runAt,
    key,
  });
