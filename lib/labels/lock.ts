import "server-only";
import { type Board, type Label, Prisma } from "@/generated/prisma/client";
import { byId } from "@/lib/by-id";
import { changeTime } from "@/lib/database/change-time";
import { columnsOf } from "@/lib/database/record";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";

/** Prevents new uses of the label until the transaction ends. @throws NotFound when it is gone */
export async function lockLabel(tx: Tx, { id, boardId }: Label): Promise<Label> {
  await sendAlong(tx, Prisma.sql`SELECT id FROM label WHERE id = ${id} AND board_id = ${boardId} FOR UPDATE`);
  const label = await tx.label.findFirst({ where: { id, boardId } });
  if (!label) throw new NotFound("Label");
  return label;
}

/** Marks the label's tasks as changed, since they include it. Locks them in the order of ids. */
export async function touchLabelledTasks(tx: Tx, { id }: Label): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET updated_at = ${changeTime()} WHERE id IN (
      SELECT t.id FROM task t JOIN task_label l ON l.task_id = t.id WHERE l.label_id = ${id} ORDER BY t.id FOR NO KEY UPDATE OF t)`,
  );
}

/**
 * Labels are locked before tasks, in the same order as when a label is deleted, so that the two never deadlock.
 * @throws NotFound when one is not of the board
 */
export async function lockLabels(tx: Tx, board: Board, ids: number[]): Promise<Label[]> {
  const labels = await rowsOf<Omit<Label, "position"> & { position: string }>(
    tx,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.LabelScalarFieldEnum, "l")} FROM label l
    WHERE l.id = ANY(${ids}::int[]) AND l.board_id = ${board.id} ORDER BY l.id FOR KEY SHARE`,
  );
  if (labels.length < ids.length) throw new NotFound("Label");
  const known = byId(labels.map((label) => ({ ...label, position: new Prisma.Decimal(label.position) })));
  return ids.flatMap((id) => known.get(id) ?? []);
}
