import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** One statement, so that concurrent writers of other keys are not undone. */
export async function mergeSetting(tx: Tx, key: string, changed: object): Promise<Prisma.JsonValue> {
  const [row] = await tx.$queryRaw<{ value: Prisma.JsonValue }[]>`
    INSERT INTO setting AS saved (key, value, updated_at) VALUES (${key}, ${JSON.stringify(changed)}::jsonb, now())
    ON CONFLICT (key) DO UPDATE SET value = saved.value || EXCLUDED.value, updated_at = now()
    RETURNING value`;
  return row?.value ?? null;
}

/** The same for a setting of objects: each of them is merged, too. */
export async function mergeNested(tx: Tx, key: string, changed: object): Promise<Prisma.JsonValue> {
  const [row] = await tx.$queryRaw<{ value: Prisma.JsonValue }[]>`
    INSERT INTO setting AS saved (key, value, updated_at) VALUES (${key}, ${JSON.stringify(changed)}::jsonb, now())
    ON CONFLICT (key) DO UPDATE SET updated_at = now(), value = saved.value || (
      SELECT coalesce(jsonb_object_agg(part.key, coalesce(saved.value -> part.key, '{}') || part.value), '{}')
      FROM jsonb_each(EXCLUDED.value) AS part)
    RETURNING value`;
  return row?.value ?? null;
}
