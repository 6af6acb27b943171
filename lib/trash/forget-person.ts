import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { type ForeignKey, readGraph } from "@/lib/trash/graph";

/** What the deletion of a person does to rows, for those in the trash. */
export async function forgetPerson(tx: Tx, { id }: { id: number }, newOwner: { id: number } | null): Promise<void> {
  const keys = (await readGraph(tx)).keys.filter(({ parent }) => parent === "user");
  const owned = keys.filter(({ table, emptied }) => OWNED.includes(table) && emptied === "created_by");
  await sendAlong(tx, anonymize("comment", "created_by", id));
  await sendAlong(tx, anonymize("submission", "user_id", id));
  await sendAlong(
    tx,
    removeRows(
      keys.filter(({ action }) => action === "cascade"),
      id,
    ),
  );
  if (newOwner) await sendAlong(tx, replace(owned, id, newOwner.id));
  await sendAlong(
    tx,
    replace(
      keys.filter(({ action }) => action === "empty"),
      id,
      null,
    ),
  );
}

/** Locks the items in which a person is linked to something by these tables, before all other locks: a
 * restoration of one comes first, or finds the person forgotten. */
export const lockItemsWith = (tx: Tx, tables: readonly string[], { id }: { id: number }): Promise<void> =>
  sendAlong(
    tx,
    Prisma.sql`
    SELECT 1 FROM trash_item WHERE id IN (SELECT r.item_id FROM trash_row r, ${pairs(linksOf(tables))} WHERE ${isOf(id)}) ORDER BY id FOR UPDATE`,
  );

/** Removes a person's rows of these tables from the trash, after those outside, which others may be deleting. */
export const forgetLinks = (tx: Tx, tables: readonly string[], { id }: { id: number }): Promise<void> =>
  sendAlong(tx, removeRows(linksOf(tables), id));

const linksOf = (tables: readonly string[]): Column[] => tables.map((table) => ({ table, emptied: "user_id" }));

/** What goes to another person, if one is named. */
const OWNED = ["board", "folder", "task", "attachment"];

const anonymize = (table: string, column: string, id: number) => Prisma.sql`
  UPDATE trash_row SET row = row || '{"author_name": "Deleted user", "author_email": "", "author_ip": ""}'
  WHERE table_name = ${table} AND column_name IS NULL AND row ->> ${column}::text = ${String(id)}`;

type Column = Pick<ForeignKey, "table" | "emptied">;

const pairs = (keys: Column[]) => Prisma.sql`
  unnest(${keys.map(({ table }) => table)}::text[], ${keys.map(({ emptied }) => emptied)}::text[]) AS key (name, person)`;

const isOf = (id: number) => Prisma.sql`r.table_name = key.name AND r.row ->> key.person = ${String(id)}`;

const removeRows = (keys: Column[], id: number) => Prisma.sql`
  DELETE FROM trash_row r USING ${pairs(keys)} WHERE ${isOf(id)}`;

/** A row may name the person in several columns. */
const replace = (keys: ForeignKey[], id: number, by: number | null) => Prisma.sql`
  UPDATE trash_row r SET row = r.row || named.change
  FROM (SELECT f.id, jsonb_object_agg(key.person, ${by}::int) AS change FROM trash_row f JOIN ${pairs(keys)} ON f.table_name = key.name AND f.row ->> key.person = ${String(id)} GROUP BY f.id) named
  WHERE r.id = named.id`;
