import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";

/** Makes clients reload the members. Call it last: the board's row is the last lock. Locks in the order of ids. */
export async function markMembersChanged(tx: Tx, ...boardIds: number[]): Promise<void> {
  const now = new Date();
  await sendAlong(
    tx,
    Prisma.sql`UPDATE board SET members_changed_at = ${now}, updated_at = ${changeTime()} WHERE id IN (SELECT id FROM board WHERE id = ANY(${boardIds}::int[]) ORDER BY id FOR NO KEY UPDATE)`,
  );
}
