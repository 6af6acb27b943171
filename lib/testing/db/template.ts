import { createHash } from "node:crypto";
import pg from "pg";
import { migrate, migrationsIn } from "@/scripts/schema/migrate.mjs";
import { emptyingFunctions } from "./emptying-functions";
import { snapshotFunctions } from "./snapshot-functions";

const TEMPLATE_LOCK = 72707370;

/** Keeps a session open whose name shows that this run is alive, so that other runs drop only abandoned databases. */
export async function announceRun(run: string, url: string) {
  const client = new pg.Client({ connectionString: url, application_name: `boards test ${run}` });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Each worker copies this migrated, empty database. It is made once per set of migrations. */
export async function ensureTemplate(client: pg.Client, serverUrl: string) {
  const content = [
    emptyingFunctions,
    snapshotFunctions,
    ...migrationsIn("prisma/migrations").map(({ checksum }) => checksum),
  ].join();
  const name = `boards_template_${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
  await underLock(client, async () => {
    if (!(await namesLike(client, name)).length) await makeTemplate(client, serverUrl, name);
  });
  return name;
}

/** PostgreSQL copies a database only while nobody is connected to it, so copies are made one at a time. */
export async function copyTemplate(client: pg.Client, template: string, name: string) {
  await underLock(client, async () => {
    if (!(await namesLike(client, name)).length) await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
}

export async function dropDatabasesOf(run: string, client: pg.Client) {
  await drop(client, await namesLike(client, `boards_test_${run}_%`));
}

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

export function databaseUrl(serverUrl: string, name: string) {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** The template gets its final name only when it is complete. */
async function makeTemplate(client: pg.Client, serverUrl: string, name: string) {
  const unfinished = `${name}_unfinished`;
  await drop(client, [unfinished]);
  await client.query(`CREATE DATABASE ${unfinished}`);
  await migrate({ url: databaseUrl(serverUrl, unfinished), log: () => {} });
  const inside = new pg.Client({ connectionString: databaseUrl(serverUrl, unfinished) });
  await inside.connect();
  await inside.query(emptyingFunctions + snapshotFunctions);
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
  await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  await work().finally(() => client.query("SELECT pg_advisory_unlock($1)", [TEMPLATE_LOCK]));
}
