import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { acceptsSessions } from "./accepts-sessions.mjs";
import { dataOf, recordedServer, runningServer } from "./cluster.mjs";
import { initialise } from "./initialise.mjs";
import { launch } from "./launch.mjs";
import { endLeftovers } from "./leftovers.mjs";
import { refusalToStart } from "./refusal.mjs";

/** Milliseconds that crash recovery may take. */
const timeout = 60_000;

/** Milliseconds during which the server is launched again when it ends at once. */
const relaunchWindow = 3000;

/** Milliseconds that a shutdown may take before the server is killed. */
const shutdownTimeout = 20_000;

/** @typedef {import("./cluster.mjs").Cluster} Cluster */
/**
 * @typedef {{ port: number, process?: import("./launch.mjs").ServerProcess }} Server `process`: when this
 * process started it
 */

/**
 * Initialises and starts the server when needed. Call it under the cluster's lock.
 * @param {Cluster} cluster @param {AbortSignal} [signal] @returns {Promise<Server>}
 */
export async function startServer(cluster, signal) {
  if (!existsSync(dataOf(cluster))) await initialise(cluster, signal);
  const began = Date.now();
  /** @type {import("./launch.mjs").ServerProcess | undefined} */
  let launched;
  for (; Date.now() < began + timeout; await sleep(20)) {
    if (signal?.aborted) launched?.stop();
    signal?.throwIfAborted();
    const running = runningServer(cluster);
    if (running?.isReady && (await acceptsSessions(running.port)))
      return { port: running.port, process: launched?.pid === running.pid ? launched : undefined };
    if (running || (launched && !launched.hasEnded())) continue;
    if (launched && Date.now() > began + relaunchWindow) break;
    launched = await launchAfterwards(cluster, launched);
  }
  throw refusalToStart(cluster);
}

/** @param {Cluster} cluster @param {import("./launch.mjs").ServerProcess | undefined} last */
async function launchAfterwards(cluster, last) {
  if (last) await sleep(300);
  await endLeftovers(cluster);
  removeStalePidFile(cluster);
  return launch(cluster);
}

/**
 * The pid in its file may belong to another process by now, which PostgreSQL would take for a server.
 * @param {Cluster} cluster
 */
function removeStalePidFile(cluster) {
  if (recordedServer(cluster) && !runningServer(cluster))
    rmSync(path.join(dataOf(cluster), "postmaster.pid"), { force: true });
}

/** @param {Cluster} cluster */
export async function stopServer(cluster) {
  for (const signal of ["SIGINT", "SIGQUIT"]) {
    const running = runningServer(cluster);
    if (!running) return;
    process.kill(running.pid, signal);
    for (const until = Date.now() + shutdownTimeout; runningServer(cluster)?.pid === running.pid && Date.now() < until;)
      await sleep(20);
  }
}

/** @param {import("./home.mjs").Home} home */
export function passwordOf(home) {
  return readFileSync(path.join(home.folder, "password"), "utf8");
}
