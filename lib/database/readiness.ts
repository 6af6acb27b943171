import "server-only";
import type pg from "pg";
import needed from "@/generated/migrations.json";
import { pool } from "@/lib/db";
import { type QueueState, readQueueState } from "@/lib/jobs/queue-state";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

export interface Readiness {
  status: "ok" | "unavailable";
  database: "ok" | "unreachable" | "not migrated";
  worker?: WorkerReport;
}

/** Late or failed jobs don't make a process unready: it answers all the same. */
interface WorkerReport {
  /** How long the oldest job that is due has been waiting. */
  oldest_job_seconds: number;
  last_run_seconds: number | null;
  /** Without attempts left, in the last 24 hours. */
  failed_jobs: number;
}

export async function readiness(connections: Pick<pg.Pool, "query"> = pool()): Promise<Readiness> {
  try {
    if (!(await isMigrated(connections))) return { status: "unavailable", database: "not migrated" };
    return { status: "ok", database: "ok", ...(await workerReport(connections)) };
  } catch (error) {
    logger().error({ err: error }, "the database does not answer");
    return { status: "unavailable", database: "unreachable" };
  }
}

/**
 * Numbers that one request does not change: those of jobs that wait or run would tell anyone whether a forgotten password
 * led to an email. Nothing when the queue can't be read, as the process can answer without it.
 */
async function workerReport(connections: Pick<pg.Pool, "query">): Promise<{ worker?: WorkerReport }> {
  try {
    const { oldestSeconds, lastRunSeconds, failed } = await recentQueueState(connections);
    return {
      worker: { oldest_job_seconds: oldestSeconds, last_run_seconds: lastRunSeconds, failed_jobs: failed },
    };
  } catch (error) {
    logger().warn({ err: error }, "the state of the queue could not be read");
    return {};
  }
}

interface ReadState {
  readAt: number;
  state: Promise<QueueState>;
}

/** Milliseconds. Anyone may ask, and a long queue takes time to count. */
const RECENT = 5_000;

function recentQueueState(connections: Pick<pg.Pool, "query">): Promise<QueueState> {
  const recent = oncePerProcess("recent queue state", () => ({ latest: null as ReadState | null }));
  const now = performance.now();
  if (!recent.latest || now - recent.latest.readAt > RECENT)
    recent.latest = { readAt: now, state: readQueueState(connections) };
  return recent.latest.state;
}

async function isMigrated(connections: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows: tables } = await connections.query<{ found: string | null }>(
    "SELECT to_regclass('_prisma_migrations')::text AS found",
  );
  if (!tables[0]?.found) return false;

  const { rows } = await connections.query<{ name: string; finished: boolean }>(
    "SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  return rows.every(({ finished }) => finished) && needed.every((name) => rows.some((row) => row.name === name));
}
