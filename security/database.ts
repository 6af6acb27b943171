import { db } from "@/lib/db";

/** What a refused request, and a reading one, may leave behind: when somebody was last seen. */
const BOOKKEEPING: Record<string, string[]> = {
  application_password: ["last_used_at", "last_ip"],
  session: ["last_seen_at"],
};

let statement: string | undefined;

/** A digest of every row of every table, jobs too: equal before and after means that nothing was written. */
export async function fingerprint(): Promise<string> {
  statement ??= await fingerprintStatement();
  const [found] = await db.$queryRawUnsafe<{ digest: string }[]>(statement);
  return found?.digest ?? "";
}

/** The tables that differ, for the message of a failed test. */
export async function rowCounts(): Promise<Record<string, number>> {
  const tables = await tableNames();
  const rows = await db.$queryRawUnsafe<{ name: string; rows: number }[]>(tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${name}`).join(" UNION ALL "));
  return Object.fromEntries(rows.filter(({ rows: count }) => count > 0).map(({ name, rows: count }) => [name, count]));
}

const tableNames = () => db.$queryRawUnsafe<{ name: string }[]>("SELECT name FROM testing.tables ORDER BY name");

async function fingerprintStatement(): Promise<string> {
  const tables = await tableNames();
  const digests = tables.map(({ name }) => {
    const left = (BOOKKEEPING[name.split(".").at(-1) ?? ""] ?? []).map((column) => ` - '${column}'`).join("");
    const row = left === "" ? "t::text" : `(to_jsonb(t)${left})::text`;
    return `SELECT '${name}' AS name, string_agg(${row}, E'\\n' ORDER BY ${row}) AS content FROM ${name} t`;
  });
  return `SELECT md5(string_agg(name || coalesce(content, ''), E'\\n' ORDER BY name)) AS digest FROM (${digests.join(" UNION ALL ")}) AS tables`;
}
