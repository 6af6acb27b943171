import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import type { CallOfWebhook } from "@/lib/webhooks/incoming/call/inputs";

/** The first half of the advisory lock's key. */
const SOURCES = 4_017;

/** The task that an earlier call with this source and id created on the board. Without both, no call repeats another. Of two calls at
 * once the second waits for the first: the lock comes before all others. */
export async function taskOfSource(
  tx: Tx,
  boardId: number,
  { source, sourceId }: CallOfWebhook,
): Promise<number | null> {
  if (source === null || sourceId === null) return null;

  await sendAlong(
    tx,
    Prisma.sql`SELECT pg_advisory_xact_lock(${SOURCES}::int, hashtext(${JSON.stringify([boardId, source, sourceId])}))`,
  );
  const [task] = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`SELECT id FROM task WHERE board_id = ${boardId} AND source_id = ${sourceId} AND source = ${source} ORDER BY id LIMIT 1`,
  );
  return task?.id ?? null;
}
