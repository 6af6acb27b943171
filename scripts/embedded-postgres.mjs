import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { withLock } from "./file-lock.mjs";
import { homeOf } from "./postgres/home.mjs";
import { passwordOf, startServer, stopServer } from "./postgres/server.mjs";

const presenceName = "boards presence";

/**
 * A real PostgreSQL with its files in this folder. Several processes share it: the first one starts it, the last one
 * that closes it stops it.
 * @param {{ folder: string, database?: string, settings?: Record<string, string | number>, say?: (sentence: string) => void }} options
 */
export async function openEmbeddedPostgres({ folder, database = "boards", settings = {}, say = () => {} }) {
  const home = await homeOf(path.resolve(folder));
  if (home.moved) say(`The database's files are in ${home.folder}: PostgreSQL does not run as root, and other accounts cannot enter ${path.dirname(folder)}.`);
  const underLock = (work) => withLock(path.join(home.folder, "start.lock"), (lock) => work({ home, settings, shareLock: lock.shareWith }));

  const { url, presence } = await underLock(async (cluster) => {
    const port = await startServer(cluster);
    const url = (name = database) => `postgresql://postgres:${passwordOf(home)}@127.0.0.1:${port}/${name}`;
    const presence = await connect(url("postgres"));
    await createDatabase(presence, database);
    return { url, presence };
  });

  const close = () => underLock(async (cluster) => {
    const alone = await isAlone(presence);
    await presence.end().catch(() => {});
    if (alone) await stopServer(cluster);
  });

  return { url, close };
}

/** Kept open while we use the server, so that nobody else stops it. @param {string} url */
async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: presenceName, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** @param {pg.Client} client @param {string} name */
async function createDatabase(client, name) {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

/** Sessions of a process that has just ended take a moment to disappear. @param {pg.Client} client */
async function isAlone(client) {
  for (let attempt = 0; attempt < 10; attempt++) {
    const others = await otherSessions(client);
    if (!others.length) return true;
    if (others.includes(presenceName)) return false;
    await sleep(100);
  }
  return false;
}

/** None when the server is gone. @param {pg.Client} client @returns {Promise<string[]>} */
async function otherSessions(client) {
  const everybodyElse = "SELECT application_name FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
  const { rows } = await client.query(everybodyElse).catch(() => ({ rows: [] }));
  return rows.map((row) => row.application_name);
}
