import { db } from "@/lib/db";

/** PostgreSQL refuses, at commit, every transaction that has written to this table. */
export async function refusingAtCommit<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await db.$executeRawUnsafe(
    "CREATE FUNCTION testing.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused by a test'; END $$",
  );
  await db.$executeRawUnsafe(
    `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE OR DELETE ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION testing.refuse()`,
  );
  return work().finally(() => db.$executeRawUnsafe("DROP FUNCTION testing.refuse() CASCADE"));
}

export async function rowsIn(...tables: string[]): Promise<Record<string, unknown>> {
  const columns = tables.map(
    (table) =>
      `(SELECT coalesce(jsonb_agg(jsonb_build_object('row', t) ORDER BY to_jsonb(t)), '[]') FROM ${table} t) AS ${table}`,
  );
  const [rows] = await db.$queryRawUnsafe<[Record<string, unknown>]>(`SELECT ${columns.join(", ")}`);
  return rows;
}
