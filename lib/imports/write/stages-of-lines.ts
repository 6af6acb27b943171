import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";

/** Lines come with the titles of stages, cut as `shortened` does. Those of the board's stages name them; 0 is one that is unknown. */
export async function nameStagesOfLines(tx: Tx, boardId: number, taskIds: number[]): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    WITH titled AS (
      SELECT DISTINCT ON (left(title, 50)) left(title, 50) AS title, id FROM stage WHERE board_id = ${boardId} ORDER BY left(title, 50), archived_at IS NOT NULL, id)
    UPDATE activity SET from_stage_id = CASE WHEN old_value IS NOT NULL THEN coalesce((SELECT id FROM titled WHERE title = old_value), 0) END,
      to_stage_id = coalesce((SELECT id FROM titled WHERE title = new_value), 0)
    WHERE board_id = ${boardId} AND task_id = ANY(${taskIds}::int[]) AND action = 'changed' AND "column" = 'stage' AND to_stage_id IS NULL`,
  );
}
