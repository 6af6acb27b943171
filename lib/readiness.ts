import "server-only";
import { db } from "@/lib/db";
import { logger } from "@/lib/logger";

export interface Readiness {
  status: "ok" | "unavailable";
  database: "ok" | "unreachable" | "not migrated";
}

/** Whether this process can serve: the database answers, and no migration is missing or half done. */
export async function readiness(): Promise<Readiness> {
  try {
    const [row] = await db.$queryRaw<{ unfinished: bigint; finished: bigint }[]>`
      SELECT count(*) FILTER (WHERE finished_at IS NULL AND rolled_back_at IS NULL) AS unfinished, count(*) FILTER (WHERE finished_at IS NOT NULL) AS finished
      FROM _prisma_migrations`;
    const migrated = row !== undefined && row.unfinished === 0n && row.finished > 0n;
    return migrated ? { status: "ok", database: "ok" } : { status: "unavailable", database: "not migrated" };
  } catch (error) {
    logger().error({ err: error }, "the database does not answer");
    return { status: "unavailable", database: "unreachable" };
  }
}
