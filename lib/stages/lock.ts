import "server-only";
import type { Tx } from "@/lib/db";

/** Locks the order of a board's stages until the transaction ends: first the stages, then the board, as every transaction does. */
export async function lockStageOrder(tx: Tx, boardId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM stage WHERE board_id = ${boardId} ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT id FROM board WHERE id = ${boardId} FOR NO KEY UPDATE`;
}
