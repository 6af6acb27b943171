import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startBoards } from "@/scripts/bench/servers";
import { type Demo, runDemo } from "@/scripts/demo/run";
import { openEmbeddedPostgres } from "@/scripts/embedded-postgres.mjs";
import { migrate } from "@/scripts/migrate.mjs";

export interface Shown {
  address: string;
  demo: Demo;
}

/** A production build with the demo on a database of its own; both are gone afterwards. */
export async function withDemo(work: (shown: Shown) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "boards-screenshots-"));
  chmodSync(folder, 0o755);
  Object.assign(process.env, { BOARDS_SECRET: "the secret of the screenshots, long enough", BOARDS_DATA_DIR: folder, LOG_LEVEL: "warn" });
  const postgres = await openEmbeddedPostgres({ folder: path.join(folder, "postgres") });
  process.env.DATABASE_URL = postgres.url();
  try {
    await migrate({ url: postgres.url(), say: () => undefined });
    const demo = await runDemo();
    const { port, stop } = await startBoards();
    await work({ address: `http://localhost:${port}`, demo }).finally(stop);
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
