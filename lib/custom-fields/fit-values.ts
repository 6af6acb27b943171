import "server-only";
import { type CustomField, Prisma } from "@/generated/prisma/client";
import { touchTasksWithValue } from "@/lib/custom-fields/lock";
import type { Tx } from "@/lib/db";

/** Removes choices that the field no longer offers and sorts the others as it does. Needs `lockField`. */
export async function fitValues(tx: Tx, { id, options }: CustomField): Promise<void> {
  const hasNoOption = Prisma.sql`NOT v.value ?| ${options}`;
  const fitting = Prisma.sql`(SELECT jsonb_agg(option ORDER BY place) FROM unnest(${options}::text[]) WITH ORDINALITY AS offered(option, place) WHERE v.value ? option)`;
  const needsUpdate = Prisma.sql`jsonb_typeof(v.value) = 'array' AND v.value <> ${fitting}`;

  await touchTasksWithValue(tx, id, Prisma.sql`(${hasNoOption} OR ${needsUpdate})`);
  await tx.$executeRaw`DELETE FROM custom_field_value v WHERE v.custom_field_id = ${id} AND ${hasNoOption}`;
  await tx.$executeRaw`UPDATE custom_field_value v SET value = ${fitting}, updated_at = now() WHERE v.custom_field_id = ${id} AND ${needsUpdate}`;
}
