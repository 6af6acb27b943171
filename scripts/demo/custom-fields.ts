import type { Board, CustomField, Task } from "@/generated/prisma/client";
import { createCustomField } from "@/lib/custom-fields/create";
import { CreateCustomField } from "@/lib/custom-fields/inputs";
import { setFieldValue } from "@/lib/custom-fields/set-value";
import type { FieldTypeName } from "@/lib/custom-fields/types";
import { plainDate } from "@/lib/dates/dates";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";
import { dayFrom, type SeedContext } from "@/scripts/demo/seed-context";

/** A type, or the options of a selection. */
export type DemoField =
  | Exclude<FieldTypeName, "select" | "multi-select">
  | { type: "select" | "multi-select"; options: string[] };

/** By field title; a date counts days from today. */
export type Values = Record<string, string | number | boolean | string[]>;

export async function makeFields(
  board: Board,
  demoFields: Record<string, DemoField>,
  creator: CurrentUser,
): Promise<Record<string, CustomField>> {
  const fields: Record<string, CustomField> = {};
  for (const [title, field] of Object.entries(demoFields)) {
    const input = typeof field === "string" ? { type: field } : field;
    fields[title] = await createCustomField(
      board,
      validate(CreateCustomField, { customField: { title, ...input } }),
      creator,
    );
  }
  return fields;
}

/** @throws Error when a value names a field that its board does not have */
export async function fillFields(context: SeedContext, task: Task, values: Values): Promise<void> {
  for (const [title, value] of Object.entries(values)) {
    const field = context.fields[title];
    if (!field) throw new Error(`${context.board.title} has no field “${title}”.`);
    const input = field.type === "date" ? plainDate(dayFrom(context, Number(value))) : value;
    await setFieldValue(task, { fieldId: field.id, value: input }, context.writers[0]);
  }
}
