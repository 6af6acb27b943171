import "server-only";
import type { Tx } from "@/lib/db";

/** Makes clients reload the members. Call it last: the board's row is the last lock. Locks in the order of ids. */
export async function markMembersChanged(tx: Tx, ...boardIds: number[]): Promise<void> {
  const now = new Date();
  await tx.$executeRaw`UPDATE board SET members_changed_at = ${now}, updated_at = ${now} WHERE id IN (SELECT id FROM board WHERE id = ANY(${boardIds}) ORDER BY id FOR NO KEY UPDATE)`;
}
