import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { commandLineOf, isZombie } from "@/scripts/start/processes.mjs";
import { start } from "@/scripts/start/testing/run";

/** The account that an unattended start creates. */
export const administrator = {
  BOARDS_ADMIN_USER: "root",
  BOARDS_ADMIN_EMAIL: "root@example.com",
  BOARDS_ADMIN_PASSWORD: "correct horse battery",
  BOARDS_ADMIN_APP_PASSWORD: "abcd EFGH 1234 ijkl",
};

const patience = { timeout: 60_000 };

/** A data folder for one spec, and functions to start and kill servers on it. */
export function ownInstallation(name: string) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `boards-e2e-${name}-`));
  chmodSync(dataDir, 0o755);

  /** The running processes with the data folder in their environment or command line. */
  const processes = () => {
    const pids = readdirSync("/proc")
      .filter((entry) => /^\d+$/.test(entry))
      .map(Number);
    return pids.filter(
      (pid) => !isZombie(pid) && (commandLineOf(pid).includes(dataDir) || settingsOf(pid).includes(dataDir)),
    );
  };

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
      for (const pid of processes()) kill(pid);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function kill(pid: number) {
  // 0, negative numbers and NaN would signal process groups, such as the test's own.
  if (!(pid > 0)) throw new Error(`${pid} is no process`);
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

function settingsOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}
