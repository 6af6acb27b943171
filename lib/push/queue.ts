import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { jobSpec } from "@/lib/jobs/add";
import { isOnAtFirst, type PushPreference } from "@/lib/push/preferences";

/** The SQL of `pushPreferences`; `c` is the person's row of `user_setting` with the key `push`, which may be missing. */
const pushPreferenceSql = (key: PushPreference): Prisma.Sql =>
  Prisma.sql`coalesce((c.value -> ${key}::text)::boolean, ${isOnAtFirst(key)})`;

/**
 * CTEs after `recipients`, the new rows of people who are notified: a delivery to each of their browsers, if they chose to get
 * this kind there, and one job for each push service. Jobs have no key: with one, transactions of different boards would wait
 * for each other.
 */
export const queuePushes = (preference: PushPreference): Prisma.Sql => Prisma.sql`, pushes AS (
      INSERT INTO push_delivery (recipient_id, subscription_id)
      SELECT r.id, s.id FROM recipients r JOIN push_subscription s ON s.user_id = r.user_id
      LEFT JOIN user_setting c ON c.user_id = r.user_id AND c.key = 'push' WHERE ${pushPreferenceSql(preference)}
      RETURNING subscription_id
    ), push_services AS (
      SELECT DISTINCT s.service FROM pushes JOIN push_subscription s ON s.id = pushes.subscription_id
    ), push_jobs AS (
      SELECT array_agg(${pushJob(Prisma.sql`service`)}) AS jobs FROM push_services
    )`;

/** For the end of a statement with `push_jobs`. */
export const addPushJobs = Prisma.sql`SELECT graphile_worker.add_jobs(jobs) FROM push_jobs WHERE jobs IS NOT NULL`;

/** Jobs of one push service run one after the other. */
export function pushJob(
  service: Prisma.Sql,
  { runAt, key }: { runAt?: Prisma.Sql; key?: Prisma.Sql } = {},
): Prisma.Sql {
  return jobSpec("send-push", {
    payload: Prisma.sql`json_build_object('service', ${service})`,
    queue: Prisma.sql`'push ' || ${service}`,
    maxAttempts: 3,
    runAt,
    key,
  });
}
