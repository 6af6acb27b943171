import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** Marks tasks with a matching value `v` as changed, since they include it. Locks them in the order of ids. */
export async function touchTasksWithValue(tx: Tx, fieldId: number, condition = Prisma.sql`true`): Promise<void> {
  await tx.$executeRaw`
    UPDATE task SET updated_at = ${new Date()} WHERE id IN (
      SELECT t.id FROM task t JOIN custom_field_value v ON v.task_id = t.id WHERE v.custom_field_id = ${fieldId} AND ${condition} ORDER BY t.id FOR NO KEY UPDATE OF t)`;
}
