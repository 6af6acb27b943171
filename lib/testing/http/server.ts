import { createHash } from "node:crypto";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { openEmbeddedPostgres } from "@/scripts/postgres/embedded-postgres.mjs";

/** Durability doesn't matter in tests, and a deadlock should end soon. */
const WITHOUT_DURABILITY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum_naptime: "10s",
  deadlock_timeout: "100ms",
  max_connections: 200,
};

/** The server of DATABASE_URL, or an embedded one whose files are outside the data folder and stay between runs. */
export async function openTestServer(): Promise<{ url: string; close: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} };

  const { url, close } = await openEmbeddedPostgres({
    folder: path.join(ownFolder(), "postgres"),
    database: "postgres",
    settings: WITHOUT_DURABILITY,
  });
  return { url: url(), close };
}

/** Beside the folder of this run. As root the server runs under another account, so it must be readable for everyone. */
function ownFolder() {
  const clone = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12);
  const account = process.getuid?.() ?? "user";
  const folder = path.join(path.dirname(String(process.env.BOARDS_RUN_FOLDER)), `boards-test-${account}-${clone}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (statSync(folder).uid !== (process.getuid?.() ?? statSync(folder).uid))
    throw new Error(`${folder} belongs to somebody else.`);

  return folder;
}
