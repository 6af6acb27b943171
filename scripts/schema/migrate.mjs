import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { Refusal } from "../start/start-refusal.mjs";

/** The lock id of Prisma Migrate. */
const advisoryLock = 72707369;

const bookkeeping = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Migrates the database to this code, including the job queue's tables and the bookkeeping of Prisma Migrate.
 * Several processes may call it at once.
 * @param {{ url: string, folder?: string, log?: (sentence: string) => void }} options @returns {Promise<number>} the number of applied migrations
 */
export async function migrate({
  url,
  folder = path.resolve(import.meta.dirname, "../../prisma/migrations"),
  log = console.log,
}) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [advisoryLock]);
    const all = migrationsIn(folder);
    const pending = await pendingMigrations(client, all, log);
    for (const migration of pending) {
      await apply(client, migration, migration === all[0] ? " A new installation needs its own empty database." : "");
      log(`Migrated the database: ${migration.name}.`);
    }
    await runMigrations({ connectionString: url, logger: undefined });
    return pending.length;
  } finally {
    await client.end();
  }
}

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

/** @param {string} folder @returns {Migration[]} */
export function migrationsIn(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/** @param {pg.Client} client @param {Migration[]} migrations @param {(sentence: string) => void} log */
async function pendingMigrations(client, migrations, log) {
  const rows = await recordsOf(client);
  const recorded = new Map(rows.map((row) => [row.name, row]));
  refuseUnfinished(rows);
  refuseNewer(rows, migrations);
  for (const { name, checksum } of migrations) {
    if (recorded.has(name) && recorded.get(name).checksum !== checksum)
      log(`The migration ${name} was changed after it had been applied.`);
  }

  return migrations.filter(({ name }) => !recorded.has(name));
}

/** Empty in a new database: the table comes with the first migration. @param {pg.Client} client */
async function recordsOf(client) {
  const { rows: tables } = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS found`);
  if (!tables[0].found) return [];

  const { rows } = await client.query(
    'SELECT migration_name AS name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/** @param {{ name: string, finished_at: Date | null }[]} rows */
function refuseUnfinished(rows) {
  const unfinished = rows.filter((row) => !row.finished_at).map((row) => row.name);
  if (unfinished.length)
    throw new Refusal(
      `The database has an unfinished migration: ${unfinished.join(", ")}. Resolve it with \`npm run prisma -- migrate resolve\`.`,
    );
}

/** @param {{ name: string }[]} rows @param {Migration[]} migrations */
function refuseNewer(rows, migrations) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = rows.map((row) => row.name).filter((name) => !known.has(name));
  if (unknown.length)
    throw new Refusal(
      `The database is newer than this code: it has the migration ${unknown.sort().join(", ")}. Start the version that created it, or a newer one.`,
    );
}

/**
 * One transaction, so that a kill leaves all or nothing. @param {pg.Client} client @param {Migration} migration
 * @param {string} advice
 */
async function apply(client, { name, sql, checksum }, advice) {
  try {
    await client.query("BEGIN");
    await client.query(bookkeeping);
    await client.query(sql);
    await client.query(
      'INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), clock_timestamp(), 1)',
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    throw new Refusal(`The migration ${name} failed and changed nothing: ${error.message}.${advice}`, { cause: error });
  }
}
