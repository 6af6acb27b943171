import { Environment } from "@/lib/environment";

const fixed = ["BOARDS_URL", "BOARDS_SECRET", "BOARDS_WORKER", "LOG_LEVEL", "MAIL_IN_PORT", "MAIL_IN_DOMAIN"];

/** Tests use only the settings of vitest.config.ts. */
export function removeShellSettings() {
  for (const name of Object.keys(Environment.shape)) if (!fixed.includes(name)) delete process.env[name];
}
