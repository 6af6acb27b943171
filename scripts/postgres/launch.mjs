import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { freePort, isDelivered } from "../start/ports.mjs";
import { findBinaries } from "./binaries.mjs";
import { dataOf, dataVersion, logOf, processOptions } from "./cluster.mjs";

/** @typedef {Awaited<ReturnType<typeof launch>>} ServerProcess */

/** The server's account opens the log: root could be tricked with a link. */
const intoItsLog = 'umask 077; exec "$0" "$@" >>"$SERVER_LOG" 2>&1';

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  timezone: "UTC",
  // After a kill PostgreSQL syncs its files first: one call is much faster than one for each of 1,600 files.
  ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
};

/**
 * Starts the server as a child, to learn how it ends. It outlives this process, and Ctrl-C does not reach it.
 * @param {import("./cluster.mjs").Cluster} cluster
 */
export async function launch(cluster) {
  const { folder } = await findBinaries(cluster.home.account, dataVersion(cluster));
  const words = [
    "-D",
    dataOf(cluster),
    ...asOptions({ ...SETTINGS, port: await portFor(cluster), ...cluster.settings }),
  ];
  const { env, ...options } = processOptions(cluster);
  const server = spawn("/bin/sh", ["-c", intoItsLog, path.join(folder, "postgres"), ...words], {
    ...options,
    env: { ...env, SERVER_LOG: logOf(cluster) },
    stdio: "ignore",
    detached: true,
  });
  server.unref();
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  return {
    pid: server.pid,
    hasEnded,
    stop: () => server.kill("SIGINT"),
    /** The signal or exit code. */
    ended: once(server, "exit").then(([code, signal]) => String(signal ?? `exit code ${code}`)),
  };
}

/** @param {Record<string, string | number>} settings */
const asOptions = (settings) => Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/**
 * The clients' port; it stays the same when another program's command restarts the server.
 * @param {import("./cluster.mjs").Cluster} cluster
 */
async function portFor(cluster) {
  if (cluster.port) return cluster.port;

  const last = lastPort(cluster);
  return last && !(await isDelivered(last, "127.0.0.1")) ? last : freePort();
}

/** @param {import("./cluster.mjs").Cluster} cluster */
function lastPort(cluster) {
  const file = path.join(dataOf(cluster), "postmaster.opts");
  return existsSync(file) ? Number(/\bport=(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) : 0;
}
