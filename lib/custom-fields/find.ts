import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { type FieldTypeName, typeNamed } from "@/lib/custom-fields/types";
import { type InJson, recordAsJson, withPosition, withTimes } from "@/lib/database/record";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { finder } from "@/lib/users/caller-read";

export interface OnCustomField extends OnBoard {
  field: CustomField;
}

type FieldInRow = Omit<CustomField, "position" | "type"> & { position: number; type: FieldTypeName };

const fieldAsJson = recordAsJson(Prisma.CustomFieldScalarFieldEnum, "f");
const withFieldTimes = withTimes<FieldInRow>(Prisma.CustomFieldScalarFieldEnum);

export const customFieldOnBoard = finder<OnCustomField>({
  expression: ({ board_id, custom_field_id }) =>
    boardOfCaller(
      pathId(board_id),
      Prisma.sql`(SELECT ${fieldAsJson} FROM custom_field f WHERE f.id = ${pathId(custom_field_id)} AND f.board_id = b.id)`,
    ),
  result: (value, user) => {
    const { more, ...found } = foundBoard<InJson<FieldInRow> | null>(value, user);
    if (!more) throw new NotFound("Custom field");
    const { type, ...field } = withFieldTimes(more);
    return { ...found, field: { ...withPosition(field), type: typeNamed(type) } };
  },
});
