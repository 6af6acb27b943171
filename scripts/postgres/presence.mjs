import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const presenceName = "boards presence";
const patience = 10_000;

/** @typedef {{ client: pg.Client, lost: Promise<unknown>, isLost: () => boolean }} Presence */

/**
 * A session that is kept open while we use the server, so that nobody else stops it. It also tells us when the server
 * has ended.
 * @param {string} url
 * @returns {Promise<Presence>}
 */
export async function openPresence(url) {
  const client = new pg.Client({
    connectionString: url,
    application_name: presenceName,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on("error", () => {});
  let isLost = false;
  const lost = new Promise((resolve) => client.once("end", resolve)).then(() => (isLost = true));
  await client.connect();
  return { client, lost, isLost: () => isLost };
}

/** @param {Presence} presence @param {string} name */
export async function createDatabase({ client }, name) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

/**
 * Whether nobody else uses the server. Sessions of a process that has just ended take a moment to disappear.
 * @param {Presence} presence
 */
export async function isAlone(presence) {
  for (let attempt = 0; attempt < 10; attempt++) {
    const others = await otherSessions(presence);
    if (!others.length) return true;
    if (others.includes(presenceName)) return false;
    await sleep(100);
  }
  return false;
}

/** None when the server is gone. @param {Presence} presence @returns {Promise<string[]>} */
async function otherSessions({ client }) {
  const everybodyElse =
    "SELECT application_name FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
  const { rows } = await client.query(everybodyElse).catch(() => ({ rows: [] }));
  return rows.map((row) => row.application_name);
}
