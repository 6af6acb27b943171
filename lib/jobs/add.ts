import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** Every kind of job there is, with what it needs to know: ids and words, never a secret. */
export interface Jobs {
  "send-mail": { mailId: number };
  "send-password-reset": { login: string };
  "make-thumbnail": { attachmentId: number };
  "clear-discarded-files": Record<string, never>;
  "repeat-tasks": Record<string, never>;
  remind: Record<string, never>;
  /** `remindAt` in milliseconds. */
  "send-reminder": { userId: number; taskId: number; remindAt: number };
  "write-daily-summaries": Record<string, never>;
  /** `day` as `YYYY-MM-DD`. */
  "send-daily-summary": { userId: number; day: string };
  "mail-news": { userId: number; taskId: number; actorId: number };
  "find-lost": Record<string, never>;
  sweep: Record<string, never>;
}
export type JobName = keyof Jobs;

/** Whether this try is the job's last one. */
export interface Try {
  isLast: boolean;
}

/** Of jobs that wait those of the lowest priority are done first; all others have 0. */
export const URGENT = -10;

/** Somebody waits for these before the screen. */
const URGENT_JOBS: JobName[] = ["send-password-reset"];

/** Puts a job into the queue when, and only when, the transaction commits. */
export async function addJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  { maxAttempts }: { maxAttempts?: number } = {},
): Promise<void> {
  const job = jobSpec(name, {
    payload: Prisma.sql`${JSON.stringify(payload)}::json`,
    maxAttempts,
    priority: Prisma.sql`${URGENT_JOBS.includes(name) ? URGENT : 0}::int`,
  });
  await tx.$executeRaw`SELECT graphile_worker.add_jobs(ARRAY[${job}])`;
}

interface SpecOfRow {
  /** JSON, out of the row's columns. */
  payload: Prisma.Sql;
  runInMinutes?: number;
  maxAttempts?: number;
  /** A job of the same key that waits is replaced. */
  key?: Prisma.Sql;
  priority?: Prisma.Sql;
}

/** The job of a row, for `array_agg` and `graphile_worker.add_jobs`: many at once in a statement of ours. */
export const jobSpec = (
  name: JobName,
  { payload, runInMinutes = 0, maxAttempts = 8, key = Prisma.sql`NULL`, priority = Prisma.sql`0` }: SpecOfRow,
): Prisma.Sql =>
  Prisma.sql`ROW(${name}::text, ${payload}, NULL, now() + make_interval(mins => ${runInMinutes}::int), ${maxAttempts}::smallint, ${key}, ${priority}, NULL)::graphile_worker.job_spec`;
