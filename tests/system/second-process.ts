import path from "node:path";
import { expect } from "@playwright/test";
import { start } from "@/scripts/start/testing/run";

const patience = { timeout: 60_000 };

export type Process = Awaited<ReturnType<typeof secondProcess>>;

/** Starts another process of the shared installation: same database and secret, another port unless one is set. */
export async function secondProcess(more: Record<string, string> = {}) {
  const { E2E_DATA_DIR = "", E2E_PORT = "", DATABASE_URL } = process.env;
  const database = DATABASE_URL
    ? Object.assign(new URL(DATABASE_URL), { pathname: `/boards_e2e_${E2E_PORT}` }).toString()
    : "";
  const settings = {
    BOARDS_DATA_DIR: E2E_DATA_DIR,
    DATABASE_URL: database,
    BOARDS_URL: `http://localhost:${E2E_PORT}`,
    BOARDS_SLUG: "acme-boards",
    BOARDS_REST_PREFIX: "api",
    LOG_LEVEL: "warn",
  };
  const server = await start({ folder: path.resolve(import.meta.dirname, "../..") }, { ...settings, ...more });
  const ended = server.ended.then((code) => `ended with ${code}`);
  await expect
    .poll(() => Promise.race([ended, Promise.resolve(server.output().includes("Press Ctrl-C to stop it."))]), {
      ...patience,
      message: server.output(),
    })
    .toBe(true);
  return { ...server, address: `http://localhost:${server.port}` };
}
