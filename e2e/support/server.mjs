// Starts Boards from nothing, with a data folder and a database of its own, which are removed afterwards.
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

/** With DATABASE_URL set, makes another database on the same server. */
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
