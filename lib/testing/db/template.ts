import { createHash } from "node:crypto";
import pg from "pg";
import { migrate, migrationsIn } from "@/scripts/schema/migrate.mjs";
import { emptying } from "./emptying";
import { snapshotFunctions } from "./snapshot-functions";

const oneAtATime = 72707370;

/** A session that says which run is alive: what other runs left behind can be told from what they use. */
export async function presenceOf(run: string, url: string) {
  const client = new pg.Client({ connectionString: url, application_name: `boards test ${run}` });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** The migrated, empty database that every worker copies, made once for these migrations. */
export async function ensureTemplate(client: pg.Client, serverUrl: string) {
  const content = [
    emptying,
    snapshotFunctions,
    ...migrationsIn("prisma/migrations").map(({ checksum }) => checksum),
  ].join();
  const name = `boards_template_${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
  await underLock(client, async () => {
    if (!(await namesLike(client, name)).length) await makeTemplate(client, serverUrl, name);
  });
  return name;
}

/** PostgreSQL copies a database only while nobody is connected to it, so one copy at a time. */
export async function copyTemplate(client: pg.Client, template: string, name: string) {
  await underLock(client, async () => {
    if (!(await namesLike(client, name)).length) await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
}

export async function dropDatabasesOf(run: string, client: pg.Client) {
  await drop(client, await namesLike(client, `boards_test_${run}_%`));
}

/** What killed runs left behind. */
export async function dropAbandoned(client: pg.Client) {
  const { rows } = await client.query<{ run: string }>(
    "SELECT substr(application_name, 13) AS run FROM pg_stat_activity WHERE application_name LIKE 'boards test %'",
  );
  const alive = rows.map(({ run }) => `boards_test_${run}_`);
  const databases = await namesLike(client, "boards_test_%");
  await drop(
    client,
    databases.filter((name) => !alive.some((prefix) => name.startsWith(prefix))),
  );
}

export function inDatabase(serverUrl: string, name: string) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** Under another name until it is whole. */
async function makeTemplate(client: pg.Client, serverUrl: string, name: string) {
  const unfinished = `${name}_unfinished`;
  await drop(client, [unfinished]);
  await client.query(`CREATE DATABASE ${unfinished}`);
  await migrate({ url: inDatabase(serverUrl, unfinished), log: () => {} });
  const inside = new pg.Client({ connectionString: inDatabase(serverUrl, unfinished) });
  await inside.connect();
  await inside.query(emptying + snapshotFunctions);
  await inside.end();
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

async function drop(client: pg.Client, names: string[]) {
  for (const name of names) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

async function namesLike(client: pg.Client, pattern: string) {
  const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database WHERE datname LIKE $1", [
    pattern,
  ]);
  return rows.map(({ datname }) => datname);
}

async function underLock(client: pg.Client, work: () => Promise<void>) {
  await client.query("SELECT pg_advisory_lock($1)", [oneAtATime]);
  await work().finally(() => client.query("SELECT pg_advisory_unlock($1)", [oneAtATime]));
}
