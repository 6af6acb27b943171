import "server-only";
import { Prisma, type CustomField } from "@/generated/prisma/client";
import { type FieldValue, readValue } from "@/lib/custom-fields/read-value";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { WriteContext } from "@/lib/imports/write/context";
import { optionOf } from "@/lib/imports/write/fields";
import type { PlannedTask } from "@/lib/imports/write/plan";
import { shorten } from "@/lib/text/text";

type Field = Pick<CustomField, "id" | "title" | "type" | "options">;

/** Values that do not suit their fields are left out with a note. */
export async function writeValues(tx: Tx, boardId: number, tasks: PlannedTask[], context: WriteContext): Promise<void> {
  if (tasks.every(({ document }) => document.custom_fields.length === 0)) return;
  const fields = new Map((await fieldsOf(tx, boardId)).map((field) => [field.id, field]));
  const rows = tasks.flatMap((task) => valuesOf(task, fields, context));
  if (rows.length > 0)
    await sendAlong(
      tx,
      Prisma.sql`
      INSERT INTO custom_field_value (task_id, custom_field_id, board_id, value) SELECT task_id, field_id, ${boardId}, value
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(task_id int, field_id int, value jsonb) ON CONFLICT DO NOTHING`,
    );
}

const fieldsOf = (tx: Tx, boardId: number) =>
  rowsOf<Field>(
    tx,
    Prisma.sql`SELECT id, title, replace(type::text, '-', '_') AS type, options FROM custom_field WHERE board_id = ${boardId}`,
  );

function valuesOf({ id, document }: PlannedTask, fields: Map<number, Field>, { ids, note }: WriteContext) {
  return document.custom_fields.flatMap(({ field: source, value: sent }) => {
    const field = fields.get(ids.get("custom_field", source) ?? 0);
    if (!field) return [];
    const value = valueOr(field, sent, (reason) =>
      note({ kind: "custom_field", title: shorten(`${field.title}: ${document.title}`, 255), reason }),
    );
    return value === null ? [] : [{ task_id: id, field_id: field.id, value }];
  });
}

function valueOr(field: Field, sent: unknown, refuse: (reason: string) => void): FieldValue | null {
  const isChoice = field.type === "select" || field.type === "multi_select";
  const value = isChoice ? [sent].flat().map((each) => (typeof each === "string" ? optionOf(each) : each)) : sent;
  try {
    return readValue(field, value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse("This value does not suit the field.");
    return null;
  }
}
