import "server-only";
import type { Tx } from "@/lib/db";

/** Tells clients that a board's people are others now; the last lock of a transaction that takes more. */
export async function noteMembersChanged(tx: Tx, boardId: number): Promise<void> {
  await tx.board.update({ where: { id: boardId }, data: { membersChangedAt: new Date() } });
}
