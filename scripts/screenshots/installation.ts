import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/scripts/start/ports.mjs";
import { startBoards } from "@/scripts/bench/servers";
import { openEmbeddedPostgres } from "@/scripts/postgres/embedded-postgres.mjs";
import { migrate } from "@/scripts/schema/migrate.mjs";

const SECRET = "the secret of the screenshots, long enough";

export interface Installation {
  address: string;
  databaseUrl: string;
  secret: string;
}

/** A production build on an empty database of its own; both are removed afterwards. */
export async function withEmptyInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "boards-screenshots-"));
  chmodSync(folder, 0o755);
  Object.assign(process.env, { BOARDS_SECRET: SECRET, BOARDS_DATA_DIR: folder, LOG_LEVEL: "warn" });
  Object.assign(process.env, { MAIL_IN_PORT: String(await freePort()), MAIL_IN_DOMAIN: "in.example.com" });
  const postgres = await openEmbeddedPostgres({ folder: path.join(folder, "postgres") });
  const databaseUrl = postgres.url();
  process.env.DATABASE_URL = databaseUrl;
  try {
    await migrate({ url: databaseUrl, log: () => undefined });
    const { port, stop } = await startBoards();
    const address = (process.env.BOARDS_URL = `http://localhost:${port}`);
    await work({ address, databaseUrl, secret: SECRET }).finally(stop);
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
