import path from "node:path";
import { freePort } from "@/scripts/start/ports.mjs";
import { startBoards } from "@/scripts/bench/servers";
import { openEmbeddedPostgres } from "@/scripts/postgres/embedded-postgres.mjs";
import { migrate } from "@/scripts/schema/migrate.mjs";
import { useRunFolder } from "@/scripts/supervise/temporary-folder.mjs";

const SECRET = "the secret of the screenshots, long enough";

export interface Installation {
  address: string;
  databaseUrl: string;
  secret: string;
}

/** A production build on an empty database of its own, which is removed when this process has ended. */
export async function withEmptyInstallation(work: (installation: Installation) => Promise<void>): Promise<void> {
  useRunFolder();
  const folder = String(process.env.BOARDS_RUN_FOLDER);
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
  }
}
