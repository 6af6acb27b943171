import "server-only";
import { type Board, type CustomField, type CustomFieldValue, Prisma, type Task } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf, type Tx } from "@/lib/db";

export const listCustomFields = ({ id: boardId }: Board): Promise<CustomField[]> =>
  loadFieldsWhere(db, Prisma.sql`f.board_id = ${boardId}`);

/** In their order. @param where a condition on `custom_field f` */
export async function loadFieldsWhere(tx: Tx, where: Prisma.Sql): Promise<CustomField[]> {
  const rows = await rowsOf<Omit<CustomField, "position"> & { position: string }>(
    tx,
    Prisma.sql`SELECT ${fieldColumns} FROM custom_field f WHERE ${where} ORDER BY f.position, f.id`,
  );
  return rows.map((field) => ({ ...field, position: new Prisma.Decimal(field.position) }));
}

const { type: _, options: __, ...PLAIN } = Prisma.CustomFieldScalarFieldEnum;

/** Types are stored as clients name them, and fields without options have null. */
const fieldColumns = Prisma.sql`${columnsOf(PLAIN, "f")}, replace(f.type::text, '-', '_') AS type, coalesce(f.options, '{}') AS options`;

export const listFieldValues = ({ id: taskId }: Task): Promise<CustomFieldValue[]> =>
  db.customFieldValue.findMany({
    where: { taskId },
    orderBy: [{ customField: { position: "asc" } }, { customFieldId: "asc" }],
  });
