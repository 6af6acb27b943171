import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withLock } from "./file-lock.mjs";
import { runningServer } from "./postgres/cluster.mjs";
import { homeOf } from "./postgres/home.mjs";
import { createDatabase, isAlone, openPresence } from "./postgres/presence.mjs";
import { passwordOf, startServer, stopServer } from "./postgres/server.mjs";

/** How long we wait for others who work on the server before we leave it to them. */
const patience = 1500;

/**
 * A real PostgreSQL with its files in this folder. Several processes share it: the first one starts it, the last one
 * that closes it stops it.
 * @param {{ folder: string, database?: string, settings?: Record<string, string | number>, say?: (sentence: string) => void, signal?: AbortSignal }} options
 *   `signal`: ends the opening, and whatever `start` waits for
 */
export async function openEmbeddedPostgres({ folder, database = "boards", settings = {}, say = () => {}, signal }) {
  const home = await homeOf(path.resolve(folder));
  if (home.moved) say(`The database's files are in ${home.folder}: PostgreSQL does not run as root, and other accounts cannot enter ${path.dirname(folder)}.`);
  /** @type {import("./postgres/cluster.mjs").Cluster} */
  const cluster = { home, settings };
  /** @type {import("./postgres/server.mjs").Server} */
  let server;
  /** @type {import("./postgres/presence.mjs").Presence} */
  let presence;
  const url = (name = database) => `postgresql://postgres:${passwordOf(home)}@127.0.0.1:${server.port}/${name}`;

  const open = () => underLock(home, async () => {
    server = await startServer(cluster, signal);
    cluster.port = server.port;
    presence = await openPresence(url("postgres"));
    await createDatabase(presence, database);
  }, signal);
  await open();

  /** Until its process is gone: when one of its sessions crashes it breaks off all of them, and goes on by itself. */
  const untilItEnds = async () => {
    await presence.lost;
    for (; runningServer(cluster) && !signal?.aborted; await sleep(100)) {
      if (!presence.isLost()) await presence.lost;
      else presence = await openPresence(url("postgres")).catch(() => presence);
    }
    return server.process?.ended ?? "";
  };

  return {
    url,
    close: () => close(home, cluster, presence, url("postgres")),
    /** The server that runs, or a new one at the same address. @returns {Promise<import("./supervise/supervise.mjs").Instance>} */
    start: async () => {
      if (presence.isLost()) await open();
      return { answers: Promise.resolve(), ended: untilItEnds() };
    },
  };
}

/** Stops the server of a folder if nobody uses it, as after a start that was killed. @param {string} folder */
export async function stopIfUnused(folder) {
  const home = await homeOf(path.resolve(folder));
  const cluster = { home, settings: {} };
  const running = runningServer(cluster);
  if (!running) return;

  const url = `postgresql://postgres:${passwordOf(home)}@127.0.0.1:${running.port}/postgres`;
  await close(home, cluster, await openPresence(url), url);
}

/** @template Result @param {import("./postgres/home.mjs").Home} home @param {() => Promise<Result>} work @param {AbortSignal} [signal] */
function underLock(home, work, signal) {
  return withLock(path.join(home.folder, "start.lock"), work, undefined, signal);
}

/** @param {import("./postgres/home.mjs").Home} home @param {import("./postgres/cluster.mjs").Cluster} cluster @param {import("./postgres/presence.mjs").Presence} last @param {string} url */
async function close(home, cluster, last, url) {
  const work = async () => {
    const presence = last.isLost() ? await openPresence(url).catch(() => last) : last;
    const alone = await isAlone(presence);
    await presence.client.end().catch(() => {});
    if (alone) await stopServer(cluster);
  };
  await underLock(home, work, AbortSignal.timeout(patience)).catch((error) => {
    if (error.name !== "TimeoutError") throw error;
  });
}
