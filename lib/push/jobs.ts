import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { pushJob } from "@/lib/push/queue";

const retryKey = (service: Prisma.Sql) => Prisma.sql`'push ' || ${service}`;

/** Replaces the job of the service that waits. */
export async function addPushJob(service: string, at: Date): Promise<void> {
  const name = Prisma.sql`${service}::text`;
  const job = pushJob(name, { runAt: Prisma.sql`${at}::timestamptz`, key: retryKey(name) });
  await rowsOf(db, Prisma.sql`SELECT count(*) FROM (SELECT graphile_worker.add_jobs(ARRAY[${job}])) added`);
}

/** For services that should have been asked a minute ago, as after a killed process. */
export async function requeueLostPushes(): Promise<void> {
  const service = Prisma.sql`service`;
  await db.$executeRaw`
    WITH late AS (
      SELECT DISTINCT s.service FROM push_delivery d JOIN push_subscription s ON s.id = d.subscription_id WHERE d.next_try_at < now() - interval '1 minute'
    ), waiting AS (
      SELECT array_agg(${pushJob(service, { key: retryKey(service) })}) AS jobs FROM late
    )
    SELECT count(*) FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) added`;
}
