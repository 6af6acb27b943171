import { rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { beforeEach, inject } from "vitest";
import { oncePerProcess } from "@/lib/once";
import { removeShellSettings } from "@/lib/testing/factories/shell-settings";
import { copyTemplate, databaseUrl } from "./template";

await oncePerProcess("test settings", prepareSettings);

beforeEach(emptyTables);
beforeEach(emptyStorage);

export async function emptyTables() {
  const { client, isSuperuser } = await oncePerProcess("testing connection", connectToTest);
  await client.query({
    name: "empty the tables",
    text: isSuperuser ? "SELECT testing.delete_rows()" : "SELECT testing.truncate_tables()",
  });
}

/** Outside the pool, statements aren't counted. A superuser skips triggers and foreign keys there. */
export async function queryOutsideThePool<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const { client } = await oncePerProcess("testing connection", connectToTest);
  return (await client.query<Row>(statement)).rows;
}

function emptyStorage() {
  return rm(path.join(process.env.BOARDS_DATA_DIR ?? "", "files"), { recursive: true, force: true });
}

/** Runs before any test imports the application: gives the worker its own database and removes the shell's settings. */
async function prepareSettings() {
  removeShellSettings();
  process.env.BOARDS_DATA_DIR = path.join(inject("testServer").dataDir, String(process.env.VITEST_POOL_ID));
  process.env.DATABASE_URL = await ownDatabase();
}

async function ownDatabase() {
  const { url, template, run } = inject("testServer");
  const name = `boards_test_${run}_${process.env.VITEST_POOL_ID}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await copyTemplate(client, template, name).finally(() => client.end());
  return databaseUrl(url, name);
}

/** Limits the time that a statement waits, so that a transaction left open fails its test instead of blocking it. */
async function connectToTest() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options: "-c lock_timeout=5s" });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ is_superuser: boolean }>(
    "SELECT current_setting('is_superuser')::boolean AS is_superuser",
  );
  const isSuperuser = rows[0]?.is_superuser ?? false;
  // Set once per connection: setting it in each statement would discard all cached plans.
  if (isSuperuser) await client.query("SET session_replication_role = replica");
  return { client, isSuperuser };
}
