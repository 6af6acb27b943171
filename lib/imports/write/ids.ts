import "server-only";
import { reserveIds } from "@/lib/copies/copy";
import type { Tx } from "@/lib/db";
import type { WriteContext } from "@/lib/imports/write/context";

type Table = Parameters<typeof reserveIds>[1];

/** Ids for new records, in the order of these things of the document. One without an id gets a new one. */
export async function newIds(
  tx: Tx,
  table: Table,
  things: { id: string }[],
  { keepsIds }: WriteContext,
): Promise<number[]> {
  if (things.length === 0) return [];
  const isKept = ({ id }: { id: string }) => keepsIds === true && id !== "";
  const reserved = (await reserveIds(tx, table, things.filter((thing) => !isKept(thing)).length)).values();
  return things.map((thing) => (isKept(thing) ? keptId(table, thing.id) : (reserved.next().value ?? 0)));
}

function keptId(table: Table, source: string): number {
  const id = Number(source);
  if (!Number.isInteger(id) || id < 1) throw new Error(`"${source}" can't be the id of a ${table}.`);
  return id;
}
