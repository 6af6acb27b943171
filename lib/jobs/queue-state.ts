import "server-only";
import type pg from "pg";
import { pool } from "@/lib/db";

/** The jobs of all processes. */
export interface QueueState {
  /** Due, but not begun. */
  waiting: number;
  running: number;
  /** Have failed and wait for their next attempt. */
  retrying: number;
  /** Without attempts left, in the last 24 hours. */
  failed: number;
  /** How long the oldest waiting job has been due, in seconds; 0 when none waits. */
  oldestSeconds: number;
  /** Since the worker last added the jobs of a minute, in seconds; null when it never did. */
  lastRunSeconds: number | null;
}

/** When its last attempt failed: graphile-worker then puts the next one off by that much. */
const FAILED_AT = "run_at - exp(least(attempts, 10)) * interval '1 second'";

const STATEMENT = `
  SELECT
    (count(*) FILTER (WHERE is_available AND run_at <= now()))::int AS waiting,
    (count(*) FILTER (WHERE locked_at IS NOT NULL))::int AS running,
    (count(*) FILTER (WHERE is_available AND attempts > 0))::int AS retrying,
    (count(*) FILTER (WHERE NOT is_available AND locked_at IS NULL AND ${FAILED_AT} > now() - interval '1 day'))::int AS failed,
    floor(greatest(0, extract(epoch FROM now() - min(run_at) FILTER (WHERE is_available))))::float8 AS "oldestSeconds",
    (SELECT floor(greatest(0, extract(epoch FROM now() - max(last_execution)))) FROM graphile_worker._private_known_crontabs)::float8 AS "lastRunSeconds"
  FROM graphile_worker._private_jobs`;

/** In one statement. */
export async function readQueueState(connections: Pick<pg.Pool, "query"> = pool()): Promise<QueueState> {
  const { rows } = await connections.query<QueueState>(STATEMENT);
  const [state] = rows;
  if (!state) throw new Error("An aggregate always returns its row.");
  return { ...state, oldestSeconds: state.oldestSeconds ?? 0 };
}
