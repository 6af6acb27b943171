import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const presence = "boards presence";
const timeout = 10_000;

/**
 * @typedef {{ client: pg.Client, name: string, ended: Promise<unknown>, hasEnded: () => boolean }} Presence
 *   `name`: shared by all presences of one user of the server
 */

export const newPresenceName = () => `${presence} ${randomUUID()}`;

/**
 * A session that stays open while this process uses the server, so that nobody else stops it. It also notices the end
 * of the server.
 * @param {string} url @param {string} name
 * @returns {Promise<Presence>}
 */
export async function openPresence(url, name) {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  client.on("error", () => {});
  let hasEnded = false;
  const ended = new Promise((resolve) => client.once("end", resolve)).then(() => (hasEnded = true));
  await client.connect();
  return { client, name, ended, hasEnded: () => hasEnded };
}

/** @param {Presence} presence @param {string} name */
export async function createDatabase({ client }, name) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

/**
 * Who else uses the server: another presence, which will stop it, or only sessions, which will not. Sessions of a
 * process that has just ended take a moment to disappear, and another presence of the same name does not count.
 * @param {Presence} own @returns {Promise<"nobody" | "presence" | "sessions">}
 */
export async function othersOn(own) {
  for (let attempt = 0; attempt < 10; attempt++) {
    const others = await otherSessions(own);
    if (!others.length) return "nobody";
    if (others.some((name) => name.startsWith(presence))) return "presence";
    await sleep(100);
  }
  return "sessions";
}

/** Empty when the server is gone. @param {Presence} own @returns {Promise<string[]>} */
async function otherSessions({ client, name }) {
  const everybodyElse =
    "SELECT application_name FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> $1";
  const { rows } = await client.query(everybodyElse, [name]).catch(() => ({ rows: [] }));
  return rows.map((row) => row.application_name);
}
