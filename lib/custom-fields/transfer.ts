import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { areAlike } from "@/lib/custom-fields/taken";
import { sendAlong, type Tx } from "@/lib/db";
import { type Copy, copyTable } from "@/lib/copies/copy";

/** Detaches the values of tasks that move to another board. Returns rows for that board's fields of the same title
 * (ignoring case) and type; values without such a field, or that it can't store, are lost. */
export async function transferFieldValues(
  tx: Tx,
  taskIds: number[],
  boardId: number,
): Promise<Prisma.CustomFieldValueCreateManyInput[]> {
  const where = { taskId: { in: taskIds } };
  const values = await tx.customFieldValue.findMany({ where, include: { customField: true }, orderBy: { id: "asc" } });
  if (values.length === 0) return [];

  const there = await tx.customField.findMany({ where: { boardId } });
  await tx.customFieldValue.deleteMany({ where });
  return values.flatMap(({ customField, ...row }) => {
    const field = there.find((each) => areAlike(each, customField));
    const value = field && storableValue(field, row.value);
    return field && value !== undefined
      ? [{ ...row, boardId, customFieldId: field.id, value: toJsonInput(value) }]
      : [];
  });
}

/** The fields of a board and those of another one that can store each of their values. */
export async function matchingFields(tx: Tx, fromBoardId: number, boardId: number): Promise<Copy[]> {
  const fields = await tx.customField.findMany({ where: { boardId: { in: [fromBoardId, boardId] } } });
  const there = fields.filter((field) => field.boardId === boardId);
  return fields
    .filter((field) => field.boardId === fromBoardId)
    .flatMap((field) => {
      const other = there.find(
        (each) => areAlike(each, field) && field.options.every((option) => each.options.includes(option)),
      );
      return other ? [{ from: field.id, to: other.id }] : [];
    });
}

function storableValue({ type, options }: CustomField, value: Prisma.JsonValue): Prisma.JsonValue | undefined {
  if (type === "select") return typeof value === "string" && options.includes(value) ? value : undefined;
  if (type !== "multi_select" || !Array.isArray(value)) return value;

  const offered = options.filter((option) => value.includes(option));
  return offered.length > 0 ? offered : undefined;
}

/** Prisma reads and writes JSON null differently. */
const toJsonInput = (value: Prisma.JsonValue) => (value === null ? Prisma.JsonNull : (value as Prisma.InputJsonValue));

export async function copyFieldValues(tx: Tx, tasks: Copy[]): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    INSERT INTO custom_field_value (task_id, custom_field_id, board_id, value)
    SELECT copy.to_id, custom_field_id, board_id, value FROM ${copyTable(tasks)} JOIN custom_field_value ON task_id = copy.from_id ORDER BY id`,
  );
}
