import { pool } from "@/lib/db";
import { env, type Settings } from "@/lib/env";
import { openDatabase } from "@/scripts/postgres/database.mjs";
import { ensureDataFolder, ensureSecret } from "@/scripts/start/data-folder.mjs";
import { runningAddress } from "@/scripts/start/running-server.mjs";
import { readSettings } from "@/scripts/start/settings.mjs";

export async function withInstallation<Result>(work: () => Promise<Result>): Promise<Result> {
  const settings = (await readSettings()) as Settings;
  ensureDataFolder(settings.BOARDS_DATA_DIR);
  process.env.BOARDS_SECRET ||= ensureSecret(settings.BOARDS_DATA_DIR);
  // By default links point to the running server: the command need not be given its port.
  process.env.BOARDS_URL ||= (await runningAddress(settings.BOARDS_DATA_DIR)) ?? "";
  // Standard output is reserved for the command's own output.
  const { close } = await openDatabase(settings, console.error);
  try {
    env();
    return await work();
  } finally {
    await pool().end();
    await close();
  }
}
