// Boards as a person starts it, from nothing: its own data folder, gone afterwards, and its own database.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";

const dataDir = String(process.env.BOARDS_DATA_DIR);
mkdirSync(dataDir);
chmodSync(dataDir, 0o755);
const database = await databaseOnGivenServer();

const boards = spawn(process.execPath, [path.resolve(import.meta.dirname, "../../scripts/start.mjs")], {
  stdio: "inherit",
  env: { ...process.env, DATABASE_URL: database?.url ?? "", LOG_LEVEL: process.env.LOG_LEVEL ?? "warn" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => boards.kill("SIGTERM"));
const [code] = await once(boards, "exit");
await database?.drop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(code ?? 1);

/** With DATABASE_URL set, a fresh database beside the one that it names. */
async function databaseOnGivenServer() {
  if (!process.env.DATABASE_URL) return undefined;

  const name = `boards_e2e_${process.env.PORT}`;
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  const url = new URL(process.env.DATABASE_URL);
  url.pathname = `/${name}`;
  const drop = async () => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.end();
  };

  return { url: url.toString(), drop };
}
