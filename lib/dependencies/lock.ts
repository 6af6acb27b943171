import "server-only";
import type { Tx } from "@/lib/db";

/** The first half of the advisory lock's key; the second is the board's id. */
const DEPENDENCIES = 4_003;

/** Serializes changes, since two at once could close a circle that neither sees. Comes before the tasks' locks. */
export async function lockDependencies(tx: Tx, boardId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DEPENDENCIES}::int, ${boardId}::int)`;
}
