import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { areAlike } from "@/lib/custom-fields/taken";
import type { Tx } from "@/lib/db";

/**
 * Takes the values off tasks that go to another board. Answers them for the fields of that board that have the same title,
 * in whatever case, and type; what such a field can't hold, and values without one, stay behind.
 */
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

/** What the field can hold of the value: of choices, those that it offers. */
function storableValue({ type, options }: CustomField, value: Prisma.JsonValue): Prisma.JsonValue | undefined {
  if (type === "select") return typeof value === "string" && options.includes(value) ? value : undefined;
  if (type !== "multi_select" || !Array.isArray(value)) return value;

  const offered = options.filter((option) => value.includes(option));
  return offered.length > 0 ? offered : undefined;
}

/** What was read is of another type than what is written only for JSON's null. */
const toJsonInput = (value: Prisma.JsonValue) => (value === null ? Prisma.JsonNull : (value as Prisma.InputJsonValue));
