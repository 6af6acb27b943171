import "server-only";
import type { Tx } from "@/lib/db";

/** Tells clients that the boards' people are others now; the last lock of a transaction that takes more, in the sequence of their ids. */
export async function markMembersChanged(tx: Tx, ...boardIds: number[]): Promise<void> {
  const now = new Date();
  await tx.$executeRaw`UPDATE board SET members_changed_at = ${now}, updated_at = ${now} WHERE id IN (SELECT id FROM board WHERE id = ANY(${boardIds}) ORDER BY id FOR NO KEY UPDATE)`;
}
