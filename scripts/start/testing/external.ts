import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { databaseUrl } from "@/lib/testing/db/template";

/** A database on a server that the tests neither start nor stop; the test run drops it. */
export async function anEmptyDatabase() {
  const { url: serverUrl, run } = inject("testServer");
  const name = `boards_test_${run}_${randomBytes(4).toString("hex")}`;
  await queryOnce(serverUrl, `CREATE DATABASE ${name}`);
  const url = databaseUrl(serverUrl, name);
  onTestFinished(() => queryOnce(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).then(() => {}));

  return { url, query: (sql: string) => queryOnce(url, sql) };
}

async function queryOnce(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
