import "server-only";
import type { CustomField } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { fitValues } from "@/lib/custom-fields/fit-values";
import type { UpdateCustomField } from "@/lib/custom-fields/inputs";
import { lockField, markFieldsChanged } from "@/lib/custom-fields/lock";
import { refuseTaken } from "@/lib/custom-fields/taken";
import { hasOptions } from "@/lib/custom-fields/types";
import { transaction } from "@/lib/db";
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
