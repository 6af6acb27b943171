import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { MoveCustomField } from "@/lib/custom-fields/inputs";
import { lockField, markFieldsChanged } from "@/lib/custom-fields/lock";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

/** `index` is 1-based and capped at the end. */
export async function moveCustomField(
  found: CustomField,
  { index }: MoveCustomField,
  actor: CurrentUser,
): Promise<void> {
  await transaction(async (tx) => {
    const { field, fields } = await lockField(tx, found);
    const ids = fields.map(({ id }) => id);
    const others = ids.filter((id) => id !== field.id);
    const at = Math.min(index - 1, others.length);
    if (ids[at] === field.id) return;

    await orderFields(tx, [...others.slice(0, at), field.id, ...others.slice(at)]);
    await recordActivity(tx, actor, {
      boardId: field.boardId,
      event: "moved custom field",
      oldValue: fields.map(({ title }) => title).join(","),
    });
    await markFieldsChanged(tx, field.boardId);
  });
}

/** One statement, since positions are unique at its end. Updates only rows that change. */
async function orderFields(tx: Tx, ids: number[]): Promise<void> {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE custom_field SET position = wanted.place, updated_at = now()
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted(id, place)
    WHERE custom_field.id = wanted.id AND custom_field.position <> wanted.place`,
  );
}
