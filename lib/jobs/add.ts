import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";

/** The payload of every kind of job: ids and text, never a secret. */
export interface Jobs {
  "send-mail": { mailId: number };
  "send-password-reset": { login: string };
  "make-thumbnail": { attachmentId: number };
  "clear-discarded-files": Record<string, never>;
  "repeat-tasks": Record<string, never>;
  remind: Record<string, never>;
  /** `remindAt` in milliseconds. */
  "send-reminder": { userId: number; taskId: number; remindAt: number };
  "warn-of-timers": Record<string, never>;
  /** `startedAt` in milliseconds. */
  "send-timer-warning": { userId: number; taskId: number; startedAt: number };
  "write-daily-summaries": Record<string, never>;
  /** `day` as `YYYY-MM-DD`. */
  "send-daily-summary": { userId: number; day: string };
  "tell-followers": { taskId: number; actorId: number | null };
  /** Without an actor, all guests together. */
  "mail-news": { userId: number; taskId: number; actorId: number | null };
  "mail-moderators": { boardId: number };
  "copy-template-tasks": { boardId: number };
  "run-import": { importId: string };
  "deliver-to-webhook": { webhookId: number };
  /** The host of a push service. */
  "send-push": { service: string };
  "move-files": Record<string, never>;
  "find-lost": Record<string, never>;
  "abort-uploads": Record<string, never>;
  sweep: Record<string, never>;
}
export type JobName = keyof Jobs;

export interface Attempt {
  isLast: boolean;
}

/** Jobs with the lowest priority run first; all others have 0. */
export const URGENT = -10;

/** A person waits for these at the screen. */
const URGENT_JOBS: JobName[] = ["send-password-reset"];

/** Adds the job when, and only when, the transaction commits. */
export async function addJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  { maxAttempts, key }: { maxAttempts?: number; key?: string } = {},
): Promise<void> {
  const job = jobSpec(name, {
    payload: Prisma.sql`${JSON.stringify(payload)}::json`,
    maxAttempts,
    ...(key !== undefined && { key: Prisma.sql`${key}::text` }),
    priority: Prisma.sql`${URGENT_JOBS.includes(name) ? URGENT : 0}::int`,
  });
  await sendAlong(tx, Prisma.sql`SELECT graphile_worker.add_jobs(ARRAY[${job}])`);
}

interface JobSpecOptions {
  /** A JSON expression on the row's columns. */
  payload: Prisma.Sql;
  runInMinutes?: number | Prisma.Sql;
  /** Instead of `runInMinutes`. */
  runAt?: Prisma.Sql;
  /** Jobs of one queue never run at once. */
  queue?: Prisma.Sql;
  maxAttempts?: number;
  /** Replaces a waiting job with the same key. */
  key?: Prisma.Sql;
  priority?: Prisma.Sql;
}

/** A row's job for `array_agg` and `graphile_worker.add_jobs`, which add many jobs in one statement. */
export const jobSpec = (
  name: JobName,
  {
    payload,
    runInMinutes = 0,
    runAt = Prisma.sql`now() + make_interval(mins => ${runInMinutes}::int)`,
    queue = Prisma.sql`NULL`,
    maxAttempts = 8,
    key = Prisma.sql`NULL`,
    priority = Prisma.sql`0`,
  }: JobSpecOptions,
): Prisma.Sql =>
  Prisma.sql`ROW(${name}::text, ${payload}, ${queue}, ${runAt}, ${maxAttempts}::smallint, ${key}, ${priority}, NULL)::graphile_worker.job_spec`;

/** After this many milliseconds a waiting or running job may be lost; no mail takes as long. */
export const LOST_AFTER = 5 * 60 * 1000;

/**
 * Whether a job with this key is waiting or running. Jobs without attempts left and jobs locked since before `since`,
 * as by a killed process, do not count.
 */
export const hasJob = (key: Prisma.Sql, since: Date): Prisma.Sql => Prisma.sql`EXISTS (
    SELECT FROM graphile_worker.jobs WHERE jobs.key = ${key} AND CASE WHEN jobs.locked_at IS NULL THEN jobs.attempts < jobs.max_attempts ELSE jobs.locked_at > ${since} END
  )`;
