import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";

/** One job for each import; another one replaces it while it waits. */
export const addImportJob = (tx: Tx, importId: string): Promise<void> =>
  addJob(tx, "run-import", { importId }, { key: `import ${importId}` });

/** The key of the job of `import_session s`. */
export const JOB_KEY = Prisma.sql`'import ' || s.id`;
