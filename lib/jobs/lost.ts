import "server-only";
import { db } from "@/lib/db";
import { findLostMails } from "@/lib/mail/lost";
import { requeueLostMailEvents } from "@/lib/mail/news/requeue";

/** Finds what a killed process left in its hands, and what waits for a job that is gone. */
export async function findLost(): Promise<void> {
  await freeJobs();
  await findLostMails();
  await requeueLostMailEvents();
}

/** No job takes so long. By itself graphile-worker waits for four hours. */
async function freeJobs() {
  await db.$executeRaw`UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL, run_at = greatest(run_at, now()) WHERE locked_at < now() - interval '15 minutes'`;
}
