import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { oncePerProcess } from "@/lib/once";

export interface Column {
  name: string;
  /** As SQL, for a row that was deleted before the column was added. */
  default: string | null;
}

export interface Table {
  columns: Column[];
  primaryKey: string[];
  /** The primary key, where it is one number. */
  numberKey: string | null;
  /** Then PostgreSQL can't pass over rows that are there already. */
  hasDeferrable: boolean;
}

export interface ForeignKey {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
  action: "cascade" | "empty" | "refuse";
  /** Which column `empty` empties. */
  emptied: string;
}

export interface Graph {
  tables: Map<string, Table>;
  keys: ForeignKey[];
}

const known = oncePerProcess("foreign keys", () => ({ graph: null as Graph | null }));

/** All tables and foreign keys, as the database has them. They are read once per process. */
export async function readGraph(tx: Tx): Promise<Graph> {
  known.graph ??= await read(tx);
  return known.graph;
}

async function read(tx: Tx): Promise<Graph> {
  const [tables, keys] = await Promise.all([
    rowsOf<Table & { name: string }>(
      tx,
      Prisma.sql`
      SELECT t.relname::text AS name,
        json_agg(json_build_object('name', a.attname, 'default', pg_get_expr(d.adbin, d.adrelid)) ORDER BY a.attnum) AS columns,
        (SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey, k.attnum)) FROM pg_index i JOIN pg_attribute k ON k.attrelid = t.oid AND k.attnum = ANY(i.indkey)
          WHERE i.indrelid = t.oid AND i.indisprimary) AS "primaryKey",
        (SELECT k.attname::text FROM pg_index i JOIN pg_attribute k ON k.attrelid = t.oid AND k.attnum = i.indkey[0]
          WHERE i.indrelid = t.oid AND i.indisprimary AND i.indnatts = 1 AND k.atttypid = 'int'::regtype) AS "numberKey",
        EXISTS (SELECT FROM pg_constraint c WHERE c.conrelid = t.oid AND c.condeferrable AND c.contype <> 'f') AS "hasDeferrable"
      FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' GROUP BY t.oid, t.relname`,
    ),
    rowsOf<ForeignKey>(
      tx,
      Prisma.sql`
      SELECT t.relname::text AS table, p.relname::text AS parent, ${names("c.conrelid", "c.conkey")} AS columns, ${names("c.confrelid", "c.confkey")} AS "parentColumns",
        CASE c.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'empty' ELSE 'refuse' END AS action,
        (SELECT attname::text FROM pg_attribute WHERE attrelid = c.conrelid AND attnum = (coalesce(c.confdelsetcols, c.conkey))[1]) AS emptied
      FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid JOIN pg_class p ON p.oid = c.confrelid
      WHERE c.contype = 'f' AND t.relnamespace = 'public'::regnamespace ORDER BY t.relname, c.conname`,
    ),
  ]);
  return { tables: new Map(tables.map(({ name, ...table }) => [name, table])), keys };
}

const names = (table: string, numbers: string) =>
  Prisma.raw(
    `(SELECT array_agg(a.attname::text ORDER BY k.place) FROM unnest(${numbers}) WITH ORDINALITY AS k(number, place) JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number)`,
  );
