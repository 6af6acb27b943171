import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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
  const parent = path.dirname(String(process.env.BOARDS_RUN_FOLDER));
  const account = `boards-test-${process.getuid?.() ?? "user"}-`;
  removeThoseOfGoneCheckouts(parent, account);
  const checkout = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12);
  const folder = path.join(parent, account + checkout);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (statSync(folder).uid !== (process.getuid?.() ?? statSync(folder).uid))
    throw new Error(`${folder} belongs to somebody else.`);

  writeFileSync(path.join(folder, CHECKOUT), process.cwd());
  return folder;
}

/** Names the checkout whose tests use the server. */
const CHECKOUT = "checkout";

function removeThoseOfGoneCheckouts(parent: string, account: string) {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(account))) {
    const note = path.join(parent, name, CHECKOUT);
    if (existsSync(note) && !existsSync(readFileSync(note, "utf8")))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
