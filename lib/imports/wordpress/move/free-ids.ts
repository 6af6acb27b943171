import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";

/** Whose records may have the ids that they had there. */
export type KeptTable =
  | "board"
  | "folder"
  | "stage"
  | "label"
  | "custom_field"
  | "task"
  | "subtask_group"
  | "comment"
  | "attachment"
  | "time_track"
  | "notification"
  | "webhook"
  | "outgoing_webhook";

/** Whether no record has any of these ids yet. */
export async function areFree(tx: Tx, ids: Partial<Record<KeptTable, string[]>>): Promise<boolean> {
  const used = Object.entries(ids).flatMap(([table, sources]) => {
    const numbers = sources.map(Number).filter((id) => id > 0);
    return numbers.length > 0
      ? [Prisma.sql`EXISTS (SELECT FROM ${Prisma.raw(table)} WHERE id = ANY(${numbers}::int[]))`]
      : [];
  });
  if (used.length === 0) return true;
  const [row] = await rowsOf<{ taken: boolean }>(tx, Prisma.sql`SELECT ${Prisma.join(used, " OR ")} AS taken`);
  return row?.taken === false;
}

/** New records get ids beyond all that may still come. */
export async function reserveBelow(tx: Tx, last: Partial<Record<KeptTable | "user", number>>): Promise<void> {
  for (const [table, id] of Object.entries(last))
    if (id > 0)
      await tx.$queryRaw`
        SELECT setval(sequence::regclass, greatest(${id}::bigint, (SELECT last_value FROM pg_sequences WHERE format('%I.%I', schemaname, sequencename)::regclass = sequence::regclass), 1))
        FROM pg_get_serial_sequence(${`"${table}"`}, 'id') AS sequence`;
}
