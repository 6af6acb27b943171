import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { markBoard } from "@/lib/boards/write/mark";

/** The first half of the advisory lock's key; the second is the board's id. */
const FIELDS = 4_004;

/** Serializes changes to a board's fields, so that titles and positions stay unique. Comes before row locks. */
export async function lockFields(tx: Tx, boardId: number): Promise<CustomField[]> {
  await sendAlong(tx, Prisma.sql`SELECT pg_advisory_xact_lock(${FIELDS}::int, ${boardId}::int)`);
  return tx.customField.findMany({ where: { boardId }, orderBy: [{ position: "asc" }, { id: "asc" }] });
}

/** Prevents new values in the field until the transaction ends. @throws NotFound when it is gone */
export async function lockField(
  tx: Tx,
  { id, boardId }: CustomField,
): Promise<{ field: CustomField; fields: CustomField[] }> {
  const fields = await lockFields(tx, boardId);
  await sendAlong(tx, Prisma.sql`SELECT id FROM custom_field WHERE id = ${id} FOR UPDATE`);
  const field = fields.find((each) => each.id === id);
  if (!field) throw new NotFound("Custom field");
  return { field, fields };
}

/** A shared lock: others may read and fill the field. @throws NotFound when it is not on that board */
export async function lockFieldShared(tx: Tx, id: number, boardId: number): Promise<CustomField> {
  await sendAlong(tx, Prisma.sql`SELECT id FROM custom_field WHERE id = ${id} AND board_id = ${boardId} FOR SHARE`);
  const field = await tx.customField.findFirst({ where: { id, boardId } });
  if (!field) throw new NotFound("Custom field");
  return field;
}

/** Also marks the board as changed. Fields have an explicit order from the first change on. */
export async function markFieldsChanged(tx: Tx, boardId: number): Promise<void> {
  await markBoard(tx, boardId, { hasCustomFieldOrder: true });
}

/** Marks tasks with a matching value `v` as changed, since they include it. Locks them in the order of ids. */
export async function touchTasksWithValue(tx: Tx, fieldId: number, condition = Prisma.sql`true`): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET updated_at = ${changeTime()} WHERE id IN (
      SELECT t.id FROM task t JOIN custom_field_value v ON v.task_id = t.id WHERE v.custom_field_id = ${fieldId} AND ${condition} ORDER BY t.id FOR NO KEY UPDATE OF t)`,
  );
}
