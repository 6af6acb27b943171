import { db } from "@/lib/db";

type Values = Record<string, unknown>;

export type Rows = Map<string, { table: string; values: Values }>;

/** Columns that any request updates. */
const BOOKKEEPING = ["last_used_at", "last_ip", "last_seen_at"];

export async function everyRow(): Promise<Rows> {
  const tables = await db.$queryRaw<{ name: string; key: string[] }[]>`
    SELECT t.relname AS name, array_agg(a.attname::text ORDER BY array_position(i.indkey, a.attnum)) AS key
    FROM testing.tables s JOIN pg_class t ON t.oid = s.name::regclass JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'
    JOIN pg_index i ON i.indrelid = t.oid AND i.indisprimary JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY(i.indkey) GROUP BY t.relname ORDER BY t.relname`;
  const lists = await Promise.all(
    tables.map(async ({ name, key }) =>
      (await rowsOfTable(name)).map(
        (values) =>
          [`${name} ${key.map((column) => String(values[column])).join(" ")}`, { table: name, values }] as const,
      ),
    ),
  );
  return new Map(lists.flat());
}

async function rowsOfTable(name: string): Promise<Values[]> {
  const rows = await db.$queryRawUnsafe<{ row: Values }[]>(
    `SELECT to_jsonb(t) - $1::text[] AS row FROM "${name}" t`,
    BOOKKEEPING,
  );
  return rows.map(({ row }) => row);
}

export interface Differences {
  added: Rows;
  gone: Rows;
  changed: string[];
}

export function differences(before: Rows, after: Rows): Differences {
  const only = (rows: Rows, others: Rows): Rows => new Map([...rows].filter(([key]) => !others.has(key)));
  const changed = [...before].flatMap(([key, { values }]) => {
    const columns = changedColumns(values, after.get(key)?.values ?? values);
    return columns.length > 0 ? [`${key}: ${columns.join(", ")}`] : [];
  });
  return { added: only(after, before), gone: only(before, after), changed: changed.sort() };
}

const changedColumns = (one: Values, other: Values): string[] =>
  Object.keys(one)
    .filter((column) => JSON.stringify(one[column]) !== JSON.stringify(other[column]))
    .sort();

export const tablesIn = (rows: Rows): string[] => [...rows.values()].map(({ table }) => table).sort();

export const tablesWithoutRows = async (rows: Rows): Promise<string[]> => {
  const tables = await db.$queryRaw<
    { name: string }[]
  >`SELECT c.relname AS name FROM testing.tables t JOIN pg_class c ON c.oid = t.name::regclass JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public'`;
  const full = new Set(tablesIn(rows));
  return tables.map(({ name }) => name).filter((name) => !full.has(name));
};
