import "server-only";
import { type CustomField, Prisma, type Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { lastWriterOf } from "@/lib/activity/writer";
import type { SetFieldValue } from "@/lib/custom-fields/inputs";
import { lockFieldShared } from "@/lib/custom-fields/lock";
import { type FieldValue, readValue, formatValue } from "@/lib/custom-fields/read-value";
import { nameOfType } from "@/lib/custom-fields/types";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { lockTask } from "@/lib/tasks/lock";
import { StaleValue } from "@/lib/text/stale-value";
import type { CurrentUser } from "@/lib/users/current-user";

/** Null removes the value; an unchanged one records nothing. @throws NotFound for a field elsewhere, Invalid */
export async function setFieldValue(found: Task, input: SetFieldValue, actor: CurrentUser): Promise<CustomField> {
  return transaction(async (tx) => {
    const field = await lockFieldShared(tx, input.fieldId, found.boardId);
    const value = readValue(field, input.value);
    await lockValues(tx, found);
    const before = await valueOf(tx, found, field);
    if (JSON.stringify(before) === JSON.stringify(value)) return field;
    await refuseStaleValue(tx, found, field, before, input.expected);

    const task = await lockTask(tx, found);
    await writeValue(tx, task, field, value);
    await recordActivity(tx, actor, {
      boardId: task.boardId,
      taskId: task.id,
      event: "updated custom field",
      oldValue: formatValue(field, before),
      newValue: formatValue(field, value),
      settings: {
        custom_field_id: field.id,
        title: field.title,
        custom_field_type: nameOfType(field.type),
        is_new: before === null,
      },
    });
    return field;
  });
}

/** @throws StaleValue (409) with the current value and who set it when it is another one than expected */
async function refuseStaleValue(
  tx: Tx,
  task: Task,
  field: CustomField,
  current: FieldValue | null,
  expected: unknown,
): Promise<void> {
  if (expected === undefined || JSON.stringify(readValue(field, expected)) === JSON.stringify(current)) return;

  const about = { column: "custom field", settings: { path: ["custom_field_id"], equals: field.id } };
  throw new StaleValue(current, await lastWriterOf(tx, task, about));
}

const lockValues = (tx: Tx, { id }: Task) =>
  sendAlong(tx, Prisma.sql`SELECT id FROM task WHERE id = ${id} FOR NO KEY UPDATE`);

async function valueOf(tx: Tx, { id: taskId }: Task, { id: customFieldId }: CustomField): Promise<FieldValue | null> {
  const row = await tx.customFieldValue.findUnique({ where: { taskId_customFieldId: { taskId, customFieldId } } });
  return row && (row.value as FieldValue | null);
}

async function writeValue(
  tx: Tx,
  { id: taskId, boardId }: Task,
  { id: customFieldId }: CustomField,
  value: FieldValue | null,
): Promise<void> {
  if (value === null) await tx.customFieldValue.deleteMany({ where: { taskId, customFieldId } });
  else
    await tx.customFieldValue.upsert({
      where: { taskId_customFieldId: { taskId, customFieldId } },
      create: { taskId, customFieldId, boardId, value },
      update: { value },
    });
}
