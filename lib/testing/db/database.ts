import { rm } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { beforeEach, inject } from "vitest";
import { oncePerProcess } from "@/lib/once";
import { removeShellSettings } from "@/lib/testing/factories/shell-settings";
import { copyTemplate, inDatabase } from "./template";

await oncePerProcess("test settings", settleSettings);

beforeEach(emptyTables);
beforeEach(emptyStorage);

/** Empties every table that holds rows and lets the ids begin at 1 again. */
export async function emptyTables() {
  const { client, isSuperuser } = await oncePerProcess("testing connection", connectToTest);
  await client.query({
    name: "empty the tables",
    text: isSuperuser ? "SELECT testing.delete_rows()" : "SELECT testing.truncate_tables()",
  });
}

/** On a connection of the tests' own, so that no pool and no count of queries knows of it. For a superuser no trigger and no foreign key holds there. */
export async function besideTheApplication<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const { client } = await oncePerProcess("testing connection", connectToTest);
  return (await client.query<Row>(statement)).rows;
}

/** No file of an earlier test lies in the storage. */
function emptyStorage() {
  return rm(path.join(process.env.BOARDS_DATA_DIR ?? "", "files"), { recursive: true, force: true });
}

/** Before any test imports the application: a database of this worker's own, and no setting of the shell. */
async function settleSettings() {
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
  return inDatabase(url, name);
}

/** A test that leaves a transaction open is told so instead of waiting for ever. */
async function connectToTest() {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options: "-c lock_timeout=5s" });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ is_superuser: boolean }>(
    "SELECT current_setting('is_superuser')::boolean AS is_superuser",
  );
  const isSuperuser = rows[0]?.is_superuser ?? false;
  // Once for the connection: to set it in each statement would throw all its plans away.
  if (isSuperuser) await client.query("SET session_replication_role = replica");
  return { client, isSuperuser };
}
