import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

/** Records and what was made of each, by their ids, in the same order. */
export interface Copies {
  from: number[];
  to: number[];
}

export const NO_COPIES: Copies = { from: [], to: [] };

/** Free ids for the copies of these, in their order. */
export async function copiesOf(
  tx: Tx,
  table: "stage" | "label" | "custom_field" | "task" | "subtask_group",
  originals: { id: number }[],
): Promise<Copies> {
  const rows = await tx.$queryRaw<
    { id: number }[]
  >`SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS id FROM generate_series(1, ${originals.length})`;
  return { from: originals.map(({ id }) => id), to: rows.map(({ id }) => id) };
}

/** The same as rows of `old` and `new`. */
export const rowsOfCopies = ({ from, to }: Copies): Prisma.Sql =>
  Prisma.sql`SELECT * FROM unnest(${from}::int[], ${to}::int[]) AS copies(old, new)`;
