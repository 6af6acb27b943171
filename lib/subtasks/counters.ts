import "server-only";
import type { Tx } from "@/lib/db";

/** Counts a task's subtasks anew; a parent has few. Tells that it changed. */
export async function countSubtasks(tx: Tx, parentId: number): Promise<number[]> {
  await tx.$executeRaw`
    UPDATE task SET subtask_count = counted.all, subtask_completed_count = counted.closed, updated_at = now()
    FROM (SELECT count(*)::int AS all, count(*) FILTER (WHERE status = 'closed')::int AS closed FROM task WHERE parent_id = ${parentId} AND archived_at IS NULL) counted
    WHERE task.id = ${parentId}`;
  return [parentId];
}
