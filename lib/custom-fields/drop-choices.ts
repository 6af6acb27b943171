import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { noteFilledTasksChanged } from "@/lib/custom-fields/filled";
import type { Tx } from "@/lib/db";

/** Takes choices that a field offers no more out of the values of all tasks; a task that is left with none has no value. Needs `lockField`. */
export async function dropChoices(tx: Tx, { id }: CustomField, gone: string[]): Promise<void> {
  if (gone.length === 0) return;

  await noteFilledTasksChanged(tx, id, Prisma.sql`v.value ?| ${gone}`);
  await tx.$executeRaw`
    UPDATE custom_field_value SET updated_at = now(), value = (
      SELECT coalesce(jsonb_agg(choice ORDER BY at), '[]') FROM jsonb_array_elements(value) WITH ORDINALITY AS chosen(choice, at) WHERE choice #>> '{}' <> ALL(${gone}))
    WHERE custom_field_id = ${id} AND jsonb_typeof(value) = 'array' AND value ?| ${gone}`;
  await tx.$executeRaw`DELETE FROM custom_field_value WHERE custom_field_id = ${id} AND (value = '[]' OR value ?| ${gone})`;
}
