import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { hasJob, jobSpec, URGENT } from "@/lib/jobs/add";

/** One job at a time copies the tasks of a board. Its attempts take about two minutes, as someone waits for the end. */
const job = jobSpec("copy-template-tasks", {
  payload: Prisma.sql`json_build_object('boardId', board_id)`,
  maxAttempts: 5,
  key: Prisma.sql`'template ' || board_id`,
  priority: Prisma.sql`${URGENT}::int`,
});

export const addCopyJob = (tx: Tx, boardId: number): Promise<void> =>
  addCopyJobs(tx, Prisma.sql`board_id = ${boardId}`);

const LOST_AFTER = 60_000;

/** Adds jobs for copies whose job was running in a process that was killed. Batches take a few seconds at most. */
export function addLostCopyJobs(tx: Tx): Promise<void> {
  const since = new Date(Date.now() - LOST_AFTER);
  return addCopyJobs(
    tx,
    Prisma.sql`created_at < ${since} AND NOT ${hasJob(Prisma.sql`'template ' || board_id`, since)}`,
  );
}

const addCopyJobs = (tx: Tx, where: Prisma.Sql) =>
  sendAlong(
    tx,
    Prisma.sql`
    SELECT count(*) FROM (
      SELECT graphile_worker.add_jobs(jobs) FROM (SELECT array_agg(${job} ORDER BY board_id) AS jobs FROM template_copy WHERE ${where}) waiting WHERE jobs IS NOT NULL
    ) added`,
  );
