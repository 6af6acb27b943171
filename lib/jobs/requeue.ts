import "server-only";
import { db } from "@/lib/db";
import { recoverLostMails } from "@/lib/mail/lost";
import { requeueLostMailEvents } from "@/lib/mail/news/requeue";

/** Requeues what a killed process left unfinished, and what waits for a job that no longer exists. */
export async function requeueLost(): Promise<void> {
  await unlockJobs();
  await recoverLostMails();
  await requeueLostMailEvents();
}

/** No job takes that long. By itself graphile-worker waits four hours. */
async function unlockJobs() {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now()) WHERE locked_at < now() - interval '15 minutes'`;
}
