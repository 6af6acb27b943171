import "server-only";
import { reserveIds } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";

type Table = Parameters<typeof reserveIds>[1];

/** Ids for new records, in the order of these things of the document. */
export async function newIds(
  tx: Tx,
  table: Table,
  things: { id: string }[],
  { keepsIds }: WriteContext,
): Promise<number[]> {
  if (things.length === 0) return [];
  return keepsIds ? things.map(({ id }) => keptId(table, id)) : reserveIds(tx, table, things.length);
}

function keptId(table: Table, source: string): number {
  const id = Number(source);
  if (!Number.isInteger(id) || id < 1) throw new Error(`"${source}" can't be the id of a ${table}.`);
  return id;
}
