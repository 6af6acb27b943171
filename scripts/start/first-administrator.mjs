import { spawnSync } from "node:child_process";
import path from "node:path";
import pg from "pg";
import { Refusal } from "./start-refusal.mjs";
import { hasUsers } from "./setup-link.mjs";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Creates the administrator of BOARDS_ADMIN_*, once. @param {import("../../lib/env.ts").Settings} settings
 * @param {string} databaseUrl
 */
export async function firstAdministrator({ BOARDS_ADMIN_USER }, databaseUrl) {
  if (!BOARDS_ADMIN_USER) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const settled = await hasUsers(client).finally(() => client.end());
  if (settled) return;

  const command = ["--conditions=react-server", "--import", "tsx", "scripts/first-administrator.ts"];
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" });
  if (status !== 0)
    throw new Refusal("Could not create the first administrator from BOARDS_ADMIN_*. The reason is above.");
}
