import "server-only";
import { Prisma, type TrashKind } from "@/generated/prisma/client";
import { sendAlong, type Tx } from "@/lib/db";
import { type ForeignKey, type Graph, readGraph } from "@/lib/trash/graph";
import { findByIndex } from "@/lib/trash/plans";
import { type Step, stepsFrom } from "@/lib/trash/steps";

/** The records whose items are already in the trash. */
export interface Trashed {
  kind: TrashKind;
  ids: number[];
  /** More rows that go with them without a foreign key: `item` is the item's row. */
  more?: { table: string; where: Prisma.Sql };
}

const named = (name: string) => Prisma.raw(`"${name}"`);

/**
 * Copies into the trash all rows that a deletion of these records takes along, and the columns that it empties, with a fixed number of
 * statements. Needs the locks of the deletion; the rows are deleted afterwards.
 */
export async function keepRows(tx: Tx, trashed: Trashed): Promise<void> {
  const graph = await readGraph(tx);
  const { steps, emptied } = stepsFrom(graph, trashed.kind);
  await findByIndex(tx, true);
  await sendAlong(tx, rootRows(trashed));
  if (trashed.more) await sendAlong(tx, moreRows(trashed, trashed.more));
  const withMore = trashed.more ? stepsFrom(graph, trashed.more.table).steps.slice(1) : [];
  for (const step of [...steps, ...withMore])
    if (step.keys.length > 0) await sendAlong(tx, rowsBelow(graph, trashed, step));
  for (const key of emptied) await sendAlong(tx, emptiedColumn(graph, trashed, key));
  await findByIndex(tx, false);
}

const itemsOf = ({ kind, ids }: Trashed) =>
  Prisma.sql`(SELECT i.* FROM trash_item i WHERE i.kind = ${kind}::trash_kind AND i.record_id = ANY(${ids}::int[]))`;

const rootRows = (trashed: Trashed) => Prisma.sql`
  INSERT INTO trash_row (item_id, table_name, record_id, row)
  SELECT item.id, ${trashed.kind}, t.id, to_jsonb(t) FROM ${itemsOf(trashed)} item JOIN ${named(trashed.kind)} t ON t.id = item.record_id`;

const moreRows = (trashed: Trashed, { table, where }: NonNullable<Trashed["more"]>) => Prisma.sql`
  INSERT INTO trash_row (item_id, table_name, record_id, row)
  SELECT item.id, ${table}, t.id, to_jsonb(t) FROM ${itemsOf(trashed)} item JOIN ${named(table)} t ON ${where}`;

function rowsBelow(graph: Graph, trashed: Trashed, { table, keys, isRepeated }: Step): Prisma.Sql {
  const found = keys.map(
    ({ columns, parent }) => Prisma.sql`
    SELECT r.item_id, c.ctid AS place FROM ${itemsOf(trashed)} item JOIN trash_row r ON r.item_id = item.id AND r.table_name = ${parent} AND r.column_name IS NULL
    JOIN ${named(table)} c ON c.${named(columns[0] ?? "")} = r.record_id WHERE ${allSet(columns)}`,
  );
  const isNew = isRepeated
    ? Prisma.sql`WHERE NOT EXISTS (SELECT FROM trash_row x WHERE x.item_id = found.item_id AND x.table_name = ${table} AND x.record_id = t.id)`
    : Prisma.empty;
  return Prisma.sql`
  INSERT INTO trash_row (item_id, table_name, record_id, row)
  SELECT found.item_id, ${table}, ${recordId(graph, table)}, to_jsonb(t)
  FROM (${Prisma.join(found, " UNION ")}) found JOIN ${named(table)} t ON t.ctid = found.place ${isNew}`;
}

/** A key with an empty column refers to nothing. */
const allSet = (columns: string[]) =>
  Prisma.join(
    columns.map((column) => Prisma.sql`c.${named(column)} IS NOT NULL`),
    " AND ",
  );

function emptiedColumn(graph: Graph, trashed: Trashed, { table, columns, parent, emptied }: ForeignKey): Prisma.Sql {
  const { primaryKey = [], numberKey = null } = graph.tables.get(table) ?? {};
  const row = [...new Set([...primaryKey, emptied])].map((column) => Prisma.raw(`'${column}', t."${column}"`));
  const isDeleted = numberKey
    ? Prisma.sql`AND NOT EXISTS (SELECT FROM trash_row x WHERE x.item_id = r.item_id AND x.table_name = ${table} AND x.record_id = t.${named(numberKey)} AND x.column_name IS NULL)`
    : Prisma.empty;
  return Prisma.sql`
  INSERT INTO trash_row (item_id, table_name, column_name, record_id, row)
  SELECT r.item_id, ${table}, ${emptied}, ${recordId(graph, table)}, jsonb_build_object(${Prisma.join(row)})
  FROM ${itemsOf(trashed)} item JOIN trash_row r ON r.item_id = item.id AND r.table_name = ${parent} AND r.column_name IS NULL
  JOIN ${named(table)} t ON t.${named(columns[0] ?? "")} = r.record_id WHERE true ${isDeleted}`;
}

function recordId({ tables }: Graph, table: string): Prisma.Sql {
  const key = tables.get(table)?.numberKey;
  return key ? Prisma.sql`t.${named(key)}` : Prisma.sql`NULL::int`;
}
