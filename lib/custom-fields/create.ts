import "server-only";
import type { Board, CustomField } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { CreateCustomField } from "@/lib/custom-fields/inputs";
import { lockFields, markFieldsChanged } from "@/lib/custom-fields/lock";
import { refuseTaken } from "@/lib/custom-fields/taken";
import { transaction } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { between, hundredths, positionOf } from "@/lib/order";
import { cut, slugOf } from "@/lib/text/text";
import type { CurrentUser } from "@/lib/users/current-user";

export const MAX_FIELDS = 100;

/** @throws Invalid for a title that another field of that type has (compatibility.md, C71) */
export async function createCustomField(
  board: Board,
  input: CreateCustomField,
  actor: CurrentUser,
): Promise<CustomField> {
  return transaction(async (tx) => {
    const fields = await lockFields(tx, board.id);
    refuseTaken(fields, input);
    if (fields.length >= MAX_FIELDS) throw new Invalid(`A board may have ${MAX_FIELDS} custom fields at most`);

    const last = fields.at(-1);
    const position = positionOf(between(last ? hundredths(last.position) : null, null) ?? 0);
    const field = await tx.customField.create({
      data: { boardId: board.id, ...input, slug: slugOfField(input.title), position },
    });
    await recordActivity(tx, actor, {
      boardId: board.id,
      event: "created custom field",
      newValue: field.title,
    });
    await markFieldsChanged(tx, board.id);
    return field;
  });
}

export const slugOfField = (title: string): string => cut(slugOf(title), 100) || "field";
