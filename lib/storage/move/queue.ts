import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { MOVES } from "@/lib/storage/move/lock";

const KEY = "move files";

/** Its attempts take about two minutes, as someone may watch. */
export const addMoveJob = (tx: Tx): Promise<void> => addJob(tx, "move-files", {}, { key: KEY, maxAttempts: 5 });

/** Continues the move of a killed process: nobody has its lock, and no job waits. */
export const requeueLostMove = (): Promise<void> =>
  transaction(async (tx) => {
    const lost = await rowsOf(
      tx,
      Prisma.sql`
      SELECT id FROM file_move WHERE state = 'running'
        AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${MOVES}::oid AND l.objid = 0
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
        AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE jobs.key = ${KEY} AND jobs.locked_at IS NULL AND jobs.attempts < jobs.max_attempts)`,
    );
    if (lost.length > 0) await addMoveJob(tx);
  });
