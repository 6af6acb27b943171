import { expect, test } from "vitest";
import { db } from "@/lib/db";
import type { Answer } from "@/lib/testing/http/call";

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

/** `arrange` returns the request. Refused at commit in any of the tables, it must change none of them. */
export function testAllOrNothing(tables: string[], arrange: () => Promise<() => Promise<Answer>>) {
  test.each(tables)("is all or nothing: a refused change of %s leaves everything as it was", async (table) => {
    const send = await arrange();
    const before = await rowsIn(...tables);

    expect((await refusingAtCommit(table, send)).status).toBe(500);
    expect(await rowsIn(...tables)).toEqual(before);
  });
}
