import { pool } from "@/lib/db";
import { runJobs } from "@/lib/testing/probes/jobs";

/** Makes all queued jobs due this much earlier and runs those that are due. */
export async function runJobsAfterMinutes(minutes: number): Promise<void> {
  await pool().query("UPDATE graphile_worker._private_jobs SET run_at = run_at - make_interval(mins => $1)", [minutes]);
  await runJobs();
}

export async function pendingJobs(name: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    "SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = $1",
    [name],
  );
  return rows[0]?.count ?? 0;
}
