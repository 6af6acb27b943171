import path from "node:path";
import pg from "pg";
import { openEmbeddedPostgres } from "./embedded-postgres.mjs";
import { migrate } from "../schema/migrate.mjs";
import { Refusal } from "../start/start-refusal.mjs";

/**
 * @typedef {{ start: () => Promise<import("../supervise/supervise.mjs").Instance> }} OwnServer the embedded one
 */

/**
 * Opens and migrates the database of the settings, or the embedded one. Sets DATABASE_URL for this process and its children.
 * @param {{ BOARDS_DATA_DIR: string }} settings @param {(sentence: string) => void} [log] @param {AbortSignal} [signal] aborts the opening
 * @returns {Promise<{ url: string, ownServer?: OwnServer, close: () => Promise<void> }>} `url` bypasses a pooler
 */
export async function openDatabase({ BOARDS_DATA_DIR }, log = console.log, signal) {
  const folder = path.join(BOARDS_DATA_DIR, "postgres");
  const embedded = process.env.DATABASE_URL?.trim() ? undefined : await openEmbeddedPostgres({ folder, log, signal });
  if (embedded) process.env.DATABASE_URL = embedded.url();
  const url = embedded?.url() ?? (process.env.DATABASE_DIRECT_URL?.trim() || String(process.env.DATABASE_URL));
  const close = async () => embedded?.close();
  try {
    if (!embedded) await refuseUnusable(url);
    await migrate({ url, log });
  } catch (error) {
    await close();
    throw error;
  }

  return { url, ownServer: embedded && { start: embedded.start }, close };
}

async function refuseUnusable(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Refusal(`Cannot reach the database ${withoutPassword(url)}: ${reasonOf(error)}.`);
  }
  const { rows } = await client.query("SELECT current_setting('server_version_num')::int / 10000 AS major");
  await client.end();
  if (rows[0].major < 15)
    throw new Refusal(`Boards needs PostgreSQL 15 or newer, but ${withoutPassword(url)} is version ${rows[0].major}.`);
}

/** Several addresses of one host fail together, each with its own reason. @param {any} error */
function reasonOf(error) {
  return (error.errors?.[0] ?? error).message || error.code;
}

function withoutPassword(url) {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
