import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, transaction } from "@/lib/db";
import { addImportJob, JOB_KEY } from "@/lib/imports/queue";
import { IMPORTS } from "@/lib/imports/lock";

/** A running import writes its progress more often. */
const SILENT = Prisma.sql`interval '2 minutes'`;

/** A client that imports page by page may take its time between two pages. */
const SILENT_CLIENT = Prisma.sql`interval '10 minutes'`;

/**
 * Continues imports that nobody is working on: those of killed processes, and those whose client has sent no further
 * page; a move from WordPress is continued by its command. Their job may be claimed by a worker that no longer exists, so the import's own lock decides.
 */
export const requeueLostImports = (): Promise<void> =>
  transaction(async (tx) => {
    const lost = await rowsOf<{ id: string }>(
      tx,
      Prisma.sql`
      SELECT s.id FROM import_session s
      WHERE s.status IN ('queued', 'processing') AND s.source <> 'wordpress' AND s.updated_at < now() - CASE WHEN s.options ? 'upload' THEN ${SILENT_CLIENT} ELSE ${SILENT} END
        AND NOT EXISTS (SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted AND l.classid = ${IMPORTS}::oid AND l.objid::bigint = hashtext(s.id::text)::bigint & 4294967295
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()))
        AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE jobs.key = ${JOB_KEY} AND jobs.locked_at IS NULL AND jobs.attempts < jobs.max_attempts)
      FOR UPDATE OF s SKIP LOCKED`,
    );
    for (const { id } of lost) await addImportJob(tx, id);
  });
