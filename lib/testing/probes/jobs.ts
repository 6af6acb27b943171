import { pool, db } from "@/lib/db";
import { runOnce } from "graphile-worker";
import type { Mail } from "@/generated/prisma/client";
import { preset, taskList, workerLogger } from "@/lib/jobs/worker";
import { decrypt } from "@/lib/secrets/secrets";

/** Runs all due jobs and the jobs that they add, or only the given kinds. */
export const runJobs = (isMeant?: Parameters<typeof taskList>[0]): Promise<void> =>
  runOnce({ preset, pgPool: pool(), taskList: taskList(isMeant), noHandleSignals: true, logger: workerLogger() });

export async function mailsOfKind(kind: string): Promise<Mail[]> {
  const mails = await db.mail.findMany({ where: { kind }, orderBy: { id: "asc" } });
  return mails.map((mail) => ({
    ...mail,
    text: decrypt("mail", mail.text),
    html: mail.html && decrypt("mail", mail.html),
  }));
}

/** Makes all queued jobs due this much earlier and runs those that are due. */
export async function runJobsAfterMinutes(minutes: number, isMeant?: Parameters<typeof taskList>[0]): Promise<void> {
  await pool().query("UPDATE graphile_worker._private_jobs SET run_at = run_at - make_interval(mins => $1)", [minutes]);
  await runJobs(isMeant);
}

export async function pendingJobs(name: string): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    "SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = $1",
    [name],
  );
  return rows[0]?.count ?? 0;
}
