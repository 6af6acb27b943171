import "server-only";
import type { CustomField } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnCustomField extends OnBoard {
  field: CustomField;
}

export async function customFieldOnBoard(params: PathParams, user: CurrentUser): Promise<OnCustomField> {
  const { board, membership } = await boardOfUser(params, user);
  const field = await db.customField.findFirst({ where: { id: pathId(params.custom_field_id), boardId: board.id } });
  if (!field) throw new NotFound("Custom field");

  return { board, membership, field };
}
