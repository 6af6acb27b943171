import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { mariadb } from "@/scripts/install/ensure-mariadb.mjs";

export interface MariadbServer {
  urlOf: (database: string) => string;
  close: () => Promise<void>;
}

/** A MariaDB of its own, in an empty folder. It starts within a second, as it has no accounts: everyone may sign in. */
export async function startMariadb(): Promise<MariadbServer> {
  const program = mariadb();
  if (!program) throw new Error("There is no MariaDB. Run node scripts/install/ensure-mariadb.mjs.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "boards-test-mariadb-"));
  const socket = path.join(folder, "socket");
  const server = spawn(program, [...SETTINGS, `--datadir=${folder}`, `--socket=${socket}`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  await isReady(server);
  const close = async () => {
    server.kill("SIGKILL");
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  return { urlOf: (database) => `mysql://boards:secret%20word@localhost/${database}?socketPath=${socket}`, close };
}

/** What is lost in a crash does not matter. */
const SETTINGS = [
  ...["--no-defaults", "--user=root", "--skip-networking", "--skip-grant-tables", "--skip-log-bin"],
  ...["--innodb-flush-method=nosync", "--innodb-flush-log-at-trx-commit=0", "--innodb-doublewrite=0"],
  ...["--innodb-buffer-pool-size=64M", "--innodb-log-file-size=16M", "--default-time-zone=+00:00"],
];

/** It writes to its log until it ends. */
function isReady(server: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    server.stderr?.on("data", (chunk) => {
      output += String(chunk);
      if (output.includes("ready for connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`MariaDB did not start:\n${output}`)));
  });
}
