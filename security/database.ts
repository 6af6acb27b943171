import pg from "pg";
import { oncePerProcess } from "@/lib/once";

/** Columns that may change in refused and reading requests: when someone was last seen. */
const BOOKKEEPING: Record<string, string[]> = {
  application_password: ["last_used_at", "last_ip"],
  session: ["last_seen_at"],
  user: ["last_seen_at"],
};

/** A GET may also record which boards its caller opened. */
const VISITS = "public.board_visit";

export interface Fingerprints {
  all: string;
  withoutVisits: string;
}

/** Digests of all rows, including jobs. If they are equal before and after, nothing was written. */
export async function fingerprints(): Promise<Fingerprints> {
  const tables = await tableNames();
  const parts = tables.map((name) => ({ name, row: withoutBookkeeping(name), rows: `${name} t` }));
  return digest("digest of everything", parts);
}

export const fingerprint = async (): Promise<string> => (await fingerprints()).all;

/** The whole database as text, to search it for what was sent. */
export async function databaseText(): Promise<string> {
  const selects = (await tableNames()).map((name) => `SELECT t::text AS row FROM ${name} t`);
  const found = await ask<{ row: string }>("everything", selects.join(" UNION ALL "));
  return found.map(({ row }) => row).join("\n");
}

/** A digest of the rows that belong to one board. */
export async function fingerprintOfBoard(boardId: number): Promise<string> {
  const tables = (
    await namesIn(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'board_id' AND table_name <> 'board_visit' ORDER BY table_name",
    )
  ).map((name) => `"${name}"`);
  const rows = [
    { name: "board", row: "t::text", rows: "board t WHERE id = $1" },
    ...tables.map((name) => ({ name, row: "t::text", rows: `${name} t WHERE board_id = $1` })),
  ];
  return (await digest("digest of a board", rows, [boardId])).all;
}

const known = new Map<string, Promise<string[]>>();
const tableNames = () => namesIn("SELECT name FROM testing.tables ORDER BY name");

function namesIn(statement: string): Promise<string[]> {
  const names =
    known.get(statement) ?? ask<{ name: string }>("", statement).then((rows) => rows.map(({ name }) => name));
  known.set(statement, names);
  return names;
}

function withoutBookkeeping(table: string): string {
  const left = BOOKKEEPING[table.split(".").at(-1)?.replaceAll('"', "") ?? ""] ?? [];
  return left.length === 0 ? "t::text" : `(to_jsonb(t)${left.map((column) => ` - '${column}'`).join("")})::text`;
}

interface Part {
  name: string;
  row: string;
  rows: string;
}

async function digest(statement: string, parts: Part[], values: unknown[] = []): Promise<Fingerprints> {
  const selects = parts.map(
    ({ name, row, rows }) =>
      `SELECT '${name}' AS name, string_agg(${row}, E'\\n' ORDER BY ${row}) AS content FROM ${rows}`,
  );
  const rows = "string_agg(name || coalesce(content, ''), E'\\n' ORDER BY name)";
  const [found] = await ask<Fingerprints>(
    statement,
    `SELECT md5(${rows}) AS "all", md5(${rows} FILTER (WHERE name <> '${VISITS}')) AS "withoutVisits" FROM (${selects.join(" UNION ALL ")}) AS tables`,
    values,
  );
  if (!found) throw new Error("the database answered nothing");
  return found;
}

/** A named statement is planned once. */
async function ask<Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = await oncePerProcess("looking connection", connect);
  return (await client.query<Row>({ name, text, values })).rows;
}

/** Starting parallel workers takes ten times as long as reading a test's few rows. */
async function connect() {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    options: "-c timezone=UTC -c max_parallel_workers_per_gather=0",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}
