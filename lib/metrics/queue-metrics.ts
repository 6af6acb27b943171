import "server-only";
import { readQueueState } from "@/lib/jobs/queue-state";
import { logger } from "@/lib/logger";
import type { Report } from "@/lib/metrics/metrics";

/** The queue is the same for all processes, so only the one that is asked reads it. Nothing without the database. */
export async function queueReport(): Promise<Report> {
  const { Gauge, Registry } = await import("prom-client");
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  try {
    const state = await readQueueState();
    gauge("boards_jobs_waiting", "Jobs that are due but have not begun.", state.waiting);
    gauge("boards_jobs_running", "Jobs that are running.", state.running);
    gauge("boards_jobs_retrying", "Jobs that have failed and wait for their next attempt.", state.retrying);
    gauge("boards_jobs_failed", "Jobs without attempts left, in the last 24 hours.", state.failed);
    gauge("boards_jobs_oldest_seconds", "How long the oldest waiting job has been due.", state.oldestSeconds);
    if (state.lastRunSeconds !== null)
      gauge("boards_worker_last_run_seconds", "Since the worker last added scheduled jobs.", state.lastRunSeconds);
  } catch (error) {
    logger().warn({ err: error }, "the metrics of the queue could not be read");
  }
  return registry.getMetricsAsJSON();
}
