import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { touchTasksWithValue, lockField, markFieldsChanged } from "@/lib/custom-fields/lock";
import { sendAlong, transaction } from "@/lib/db";
import type { CurrentUser } from "@/lib/users/current-user";

export async function deleteCustomField(found: CustomField, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const { field } = await lockField(tx, found);
    await touchTasksWithValue(tx, field.id);
    await sendAlong(tx, Prisma.sql`DELETE FROM custom_field WHERE id = ${field.id}`);
    await recordActivity(tx, actor, {
      boardId: field.boardId,
      event: "deleted custom field",
      oldValue: field.title,
    });
    await markFieldsChanged(tx, field.boardId);
  });
}
