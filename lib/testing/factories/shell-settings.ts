import { Environment } from "@/lib/environment";

const fixed = ["BOARDS_URL", "BOARDS_SECRET", "BOARDS_WORKER", "LOG_LEVEL"];

/** Tests know no setting of the shell, only those of vitest.config.ts. */
export function removeShellSettings() {
  for (const name of Object.keys(Environment.shape)) if (!fixed.includes(name)) delete process.env[name];
}
