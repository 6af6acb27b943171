import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** What waits or is at work for longer may be lost. In milliseconds; no mail takes so long. */
export const LOST_AFTER = 5 * 60 * 1000;

/** Whether a job of this key is at work or will be: not one without a try left, nor one that somebody has held since before `since`, as a killed process does. */
export const hasJob = (key: Prisma.Sql, since: Date): Prisma.Sql => Prisma.sql`EXISTS (
    SELECT FROM graphile_worker.jobs WHERE jobs.key = ${key} AND CASE WHEN jobs.locked_at IS NULL THEN jobs.attempts < jobs.max_attempts ELSE jobs.locked_at > ${since} END
  )`;
