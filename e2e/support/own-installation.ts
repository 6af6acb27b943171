import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { kill, processesWith } from "@/scripts/start/processes.mjs";
import { start } from "@/scripts/start/testing/run";

/** The account that an unattended start creates. */
export const administrator = {
  BOARDS_ADMIN_USER: "root",
  BOARDS_ADMIN_EMAIL: "root@mail.internal",
  BOARDS_ADMIN_PASSWORD: "correct horse battery",
  BOARDS_ADMIN_APP_PASSWORD: "abcd EFGH 1234 ijkl",
};

const patience = { timeout: 60_000 };

/** A data folder for one spec, and functions to start and kill servers on it. */
export function ownInstallation(name: string) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `boards-e2e-${name}-`));
  chmodSync(dataDir, 0o755);

  /** The running processes with the data folder in their settings or command line. */
  const processes = () => processesWith(dataDir);

  return {
    dataDir,
    processes,
    /** Resolves when the server answers. */
    start: async (port?: number, more: Record<string, string> = {}) => {
      const settings = {
        BOARDS_DATA_DIR: dataDir,
        DATABASE_URL: "",
        BOARDS_SECRET: "",
        LOG_LEVEL: "warn",
        ...administrator,
        ...(port && { PORT: String(port) }),
        ...more,
      };
      const server = await start({ folder: path.resolve(import.meta.dirname, "../..") }, settings);
      const settled = server.ended.then((code) => `ended with ${code}`);
      await expect
        .poll(
          async () =>
            server.output().includes("Press Ctrl-C to stop it.")
              ? "answers"
              : Promise.race([settled, "is not there yet"]),
          { ...patience, message: server.output() },
        )
        .toBe("answers");
      return server;
    },
    remove: () => {
      processes().forEach(kill);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
