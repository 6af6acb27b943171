import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** After this many milliseconds a waiting or running job may be lost; no mail takes as long. */
export const LOST_AFTER = 5 * 60 * 1000;

/**
 * Whether a job with this key is waiting or running. Jobs without attempts left and jobs locked since before `since`,
 * as by a killed process, do not count.
 */
export const hasJob = (key: Prisma.Sql, since: Date): Prisma.Sql => Prisma.sql`EXISTS (
    SELECT FROM graphile_worker.jobs WHERE jobs.key = ${key} AND CASE WHEN jobs.locked_at IS NULL THEN jobs.attempts < jobs.max_attempts ELSE jobs.locked_at > ${since} END
  )`;
