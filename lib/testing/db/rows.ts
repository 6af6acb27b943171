import { queryOutsideThePool } from "@/lib/testing/db/database";

/** All rows of these tables, with their versions, which change with each update, also one to the same values. */
export async function rowsOfTables(tables: readonly string[]): Promise<Record<string, unknown[]>> {
  const rows = tables.map(async (table) => [
    table,
    await queryOutsideThePool(`SELECT xmin::text AS version, to_jsonb(r) AS row FROM "${table}" r ORDER BY 2::text`),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as Record<string, unknown[]>;
}
