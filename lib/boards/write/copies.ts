import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";

export interface Copies {
  from: number[];
  to: number[];
}

export const NO_COPIES: Copies = { from: [], to: [] };

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

export const rowsOfCopies = ({ from, to }: Copies): Prisma.Sql =>
  Prisma.sql`SELECT * FROM unnest(${from}::int[], ${to}::int[]) AS copies(old, new)`;
