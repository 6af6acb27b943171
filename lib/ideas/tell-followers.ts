import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { jobSpec } from "@/lib/jobs/add";
import type { CurrentUser } from "@/lib/users/current-user";

const MINUTES_TO_CORRECT = 2;

/**
 * Tells the followers of these ideas, some minutes later, what has changed since their last email: the stage, the answer or that it
 * is done. The actor gets no email.
 */
export async function tellFollowers(tx: Tx, taskIds: number[], actor: Pick<CurrentUser, "id"> | null): Promise<void> {
  const job = jobSpec("tell-followers", {
    payload: Prisma.sql`json_build_object('taskId', task_id, 'actorId', ${actor?.id ?? null}::int)`,
    runInMinutes: MINUTES_TO_CORRECT,
    key: Prisma.sql`'followers ' || task_id`,
  });
  await sendAlong(
    tx,
    Prisma.sql`
    SELECT count(*) FROM (
      SELECT graphile_worker.add_jobs(jobs) FROM (
        SELECT array_agg(${job} ORDER BY task_id) AS jobs FROM (
          SELECT DISTINCT task_id FROM idea_follower WHERE task_id = ANY(${taskIds}::int[]) AND confirmed_at IS NOT NULL
        ) followed
      ) waiting WHERE jobs IS NOT NULL
    ) added`,
  );
}
