import "server-only";
import { type Stage, Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { loadStage, type StageRecord } from "@/lib/stages/load";
import { lockTaskOrder } from "@/lib/tasks/move/place";

/** The first half of the advisory lock's key; the second is the board's id. */
const STAGE_ORDER = 4_002;

/** Locks a board's stages, future ones too, until the transaction ends. The advisory lock comes before the rows, so
 * that all transactions lock in the same order: stages, tasks, the board. */
export async function lockStageOrder(tx: Tx, boardId: number): Promise<void> {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(${STAGE_ORDER}::int, ${boardId}::int)`);
  await sendAlong(tx, Prisma.sql`SELECT id FROM stage WHERE board_id = ${boardId} ORDER BY id FOR NO KEY UPDATE`);
}

/** Also locks the order of its tasks. @throws NotFound when it is gone */
export async function lockStage(tx: Tx, { id }: Pick<Stage, "id">): Promise<StageRecord> {
  await lockTaskOrder(tx, id);
  return loadStage(tx, id);
}
