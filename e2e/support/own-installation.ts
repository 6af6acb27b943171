import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { commandLineOf, isZombie } from "@/scripts/start/processes.mjs";
import { start } from "@/scripts/start/testing/run";

/** Whom an unattended start makes. */
export const administrator = {
  BOARDS_ADMIN_USER: "root",
  BOARDS_ADMIN_EMAIL: "root@example.com",
  BOARDS_ADMIN_PASSWORD: "correct horse battery",
  BOARDS_ADMIN_APP_PASSWORD: "abcd EFGH 1234 ijkl",
};

const patience = { timeout: 60_000 };

/** An installation of a spec's own, which it may kill: a data folder, and how a server is started on it. */
export function ownInstallation(name: string) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), `boards-e2e-${name}-`));
  chmodSync(dataDir, 0o755);

  /** The living processes that have to do with the data folder: their settings or command line say so. */
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
    /** A server that answers. */
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
            server.output().includes("Ctrl-C stops it.") ? "answers" : Promise.race([settled, "is not there yet"]),
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
  // 0, a negative number and NaN would name whole groups: that of the tests, first of all.
  if (!(pid > 0)) throw new Error(`${pid} is no process`);
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It is gone already.
  }
}

function settingsOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}
