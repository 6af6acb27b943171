import type { Board, CustomField, Task } from "@/generated/prisma/client";
import { createCustomField } from "@/lib/custom-fields/create";
import { CreateCustomField } from "@/lib/custom-fields/inputs";
import { setFieldValue } from "@/lib/custom-fields/set-value";
import type { FieldTypeName } from "@/lib/custom-fields/types";
import { plainDate } from "@/lib/dates/dates";
import { validate } from "@/lib/http/input/validate";
import type { CurrentUser } from "@/lib/users/current-user";
import { dayFrom, type Telling } from "@/scripts/demo/telling";

/** A type, or the options of a selection. */
export type FieldOfStory =
  Exclude<FieldTypeName, "select" | "multi-select"> | { type: "select" | "multi-select"; options: string[] };

/** By field title; a date counts days from today. */
export type Values = Record<string, string | number | boolean | string[]>;

export async function makeFields(
  board: Board,
  told: Record<string, FieldOfStory>,
  maker: CurrentUser,
): Promise<Record<string, CustomField>> {
  const fields: Record<string, CustomField> = {};
  for (const [title, field] of Object.entries(told)) {
    const given = typeof field === "string" ? { type: field } : field;
    fields[title] = await createCustomField(
      board,
      validate(CreateCustomField, { customField: { title, ...given } }),
      maker,
    );
  }
  return fields;
}

/** @throws Error when a value names a field that its board does not have */
export async function fillFields(telling: Telling, task: Task, values: Values): Promise<void> {
  for (const [title, value] of Object.entries(values)) {
    const field = telling.fields[title];
    if (!field) throw new Error(`${telling.board.title} has no field “${title}”.`);
    const given = field.type === "date" ? plainDate(dayFrom(telling, Number(value))) : value;
    await setFieldValue(task, { fieldId: field.id, value: given }, telling.writers[0]);
  }
}
