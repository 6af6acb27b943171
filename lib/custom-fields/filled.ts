import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** The tasks with such a value `v` in the field count as changed: they carry it to whoever reads them. Held in the sequence of their ids, as others hold tasks. */
export async function touchTasksWithValue(tx: Tx, fieldId: number, condition = Prisma.sql`true`): Promise<void> {
  await tx.$executeRaw`
    UPDATE task SET updated_at = ${new Date()} WHERE id IN (
      SELECT t.id FROM task t JOIN custom_field_value v ON v.task_id = t.id WHERE v.custom_field_id = ${fieldId} AND ${condition} ORDER BY t.id FOR NO KEY UPDATE OF t)`;
}
