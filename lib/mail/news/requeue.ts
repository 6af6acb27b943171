import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { hasJob, LOST_AFTER } from "@/lib/jobs/add";
import { mailEventsJob, mailEventsJobKey } from "@/lib/mail/news/job";

/** Adds jobs for pending events whose job is gone, has no tries left, or was locked by a process that was killed. */
export async function requeueLostMailEvents(): Promise<void> {
  const since = new Date(Date.now() - LOST_AFTER);
  const actorId = Prisma.sql`actor_id`;
  await db.$executeRaw`
    WITH lost AS (
      SELECT DISTINCT user_id, task_id, actor_id FROM mail_event WHERE created_at < ${since} AND NOT ${hasJob(mailEventsJobKey(actorId), since)}
      ORDER BY user_id, task_id, actor_id LIMIT 1000
    ), waiting AS (
      SELECT array_agg(${mailEventsJob(actorId)} ORDER BY task_id, user_id) AS jobs FROM lost
    )
    SELECT count(*) FROM (SELECT graphile_worker.add_jobs(jobs) FROM waiting WHERE jobs IS NOT NULL) added`;
}
