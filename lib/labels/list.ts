import "server-only";
import { type Board, type Label, Prisma, type Task, type TaskLabel } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf, type Tx } from "@/lib/db";
import { labelAsJson, type LabelInJson, labelOfJson } from "@/lib/labels/row";

export const listLabels = ({ id }: Board): Promise<Label[]> => loadLabelsWhere(db, Prisma.sql`l.board_id = ${id}`);

export const listUsedLabels = ({ id }: Board): Promise<Label[]> =>
  loadLabelsWhere(
    db,
    Prisma.sql`l.board_id = ${id} AND EXISTS (SELECT FROM task_label a WHERE a.label_id = l.id AND a.board_id = l.board_id)`,
  );

/** The oldest first. @param where a condition on `label l` */
export async function loadLabelsWhere(tx: Tx, where: Prisma.Sql): Promise<Label[]> {
  const rows = await rowsOf<Omit<Label, "position"> & { position: string }>(
    tx,
    Prisma.sql`SELECT ${labelColumns} FROM label l WHERE ${where} ORDER BY l.created_at, l.id`,
  );
  return rows.map((label) => ({ ...label, position: new Prisma.Decimal(label.position) }));
}

const labelColumns = columnsOf(Prisma.LabelScalarFieldEnum, "l");

export type LabelOnTask = TaskLabel & { label: Label };

export async function listLabelsOfTask({ id }: Task): Promise<LabelOnTask[]> {
  const rows = await rowsOf<TaskLabel & { label: LabelInJson }>(
    db,
    Prisma.sql`
    SELECT ${columnsOf(Prisma.TaskLabelScalarFieldEnum, "a")}, ${labelAsJson} AS label
    FROM task_label a JOIN label l ON l.id = a.label_id WHERE a.task_id = ${id} ORDER BY a.created_at, a.label_id`,
  );
  return rows.map((row) => ({ ...row, label: labelOfJson(row.label) }));
}
