import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";

/** Counts from scratch, since a parent has few subtasks. Locks parents first, so that concurrent counts are
 * complete. */
export async function countSubtasks(tx: Tx, ...parentIds: number[]): Promise<number[]> {
  if (parentIds.length === 0) return [];

  await sendAlong(
    tx,
    Prisma.sql`SELECT id FROM task WHERE id = ANY(${parentIds}::int[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET subtask_count = counted.all, subtask_completed_count = counted.closed, updated_at = ${changeTime()}
    FROM unnest(${parentIds}::int[]) AS parent(id) CROSS JOIN LATERAL (
      SELECT count(*)::int AS all, count(*) FILTER (WHERE status = 'closed')::int AS closed FROM task WHERE parent_id = parent.id AND archived_at IS NULL) counted
    WHERE task.id = parent.id`,
  );
  return parentIds;
}
