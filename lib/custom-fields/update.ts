import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { UpdateCustomField } from "@/lib/custom-fields/inputs";
import { lockField, markFieldsChanged, touchTasksWithValue } from "@/lib/custom-fields/lock";
import { refuseTaken } from "@/lib/custom-fields/taken";
import { hasOptions } from "@/lib/custom-fields/types";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import type { CurrentUser } from "@/lib/users/current-user";

/** An unchanged field records nothing. @throws Invalid for another type, a duplicate title, or missing options */
export async function updateCustomField(
  found: CustomField,
  input: UpdateCustomField,
  actor: CurrentUser,
): Promise<CustomField> {
  return transaction(async (tx) => {
    const { field: before, fields } = await lockField(tx, found);
    const { title } = input;
    const options = changedOptions(before, input);
    refuseTaken(
      fields.filter(({ id }) => id !== before.id),
      { title, type: before.type },
    );
    const hasSameOptions = JSON.stringify(before.options) === JSON.stringify(options);
    if (before.title === title && hasSameOptions) return before;

    const field = await tx.customField.update({ where: { id: before.id }, data: { title, options } });
    if (!hasSameOptions) await fitValues(tx, field);
    await recordActivity(tx, actor, {
      boardId: field.boardId,
      event: "updated custom field",
      oldValue: before.title,
      newValue: title,
    });
    await markFieldsChanged(tx, field.boardId);
    return field;
  });
}

function changedOptions(before: CustomField, { type, options }: UpdateCustomField): string[] {
  if (type && type !== before.type)
    throw new Invalid("The type of a custom field cannot be changed", {
      params: { type: "The type of a custom field cannot be changed" },
    });
  if (!options || !hasOptions(before.type)) return before.options;

  if (options.length === 0)
    throw new Invalid("Invalid parameter(s): options", { params: { options: "The options field is required." } });
  return options;
}

/** Removes choices that the field no longer offers and sorts the others as it does. Needs `lockField`. */
async function fitValues(tx: Tx, { id, options }: CustomField): Promise<void> {
  const hasNoOption = Prisma.sql`NOT v.value ?| ${options}`;
  const fitting = Prisma.sql`(SELECT jsonb_agg(option ORDER BY place) FROM unnest(${options}::text[]) WITH ORDINALITY AS offered(option, place) WHERE v.value ? option)`;
  const needsUpdate = Prisma.sql`jsonb_typeof(v.value) = 'array' AND v.value <> ${fitting}`;

  await touchTasksWithValue(tx, id, Prisma.sql`(${hasNoOption} OR ${needsUpdate})`);
  await sendAlong(tx, Prisma.sql`DELETE FROM custom_field_value v WHERE v.custom_field_id = ${id} AND ${hasNoOption}`);
  await sendAlong(
    tx,
    Prisma.sql`UPDATE custom_field_value v SET value = ${fitting}, updated_at = now() WHERE v.custom_field_id = ${id} AND ${needsUpdate}`,
  );
}
