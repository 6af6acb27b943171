import { readFileSync } from "node:fs";
import path from "node:path";
import { withoutRun } from "../supervise/after-end.mjs";
import { commandLineOf, isZombie } from "../start/processes.mjs";

/**
 * @typedef {{ home: import("./home.mjs").Home, settings: Record<string, string | number>, port?: number }} Cluster
 *   `port`: where its clients expect it
 */

/** @param {Cluster} cluster */
export const dataOf = ({ home }) => path.join(home.folder, "data");

/** @param {Cluster} cluster */
export const logOf = ({ home }) => path.join(home.folder, "server.log");

/** The release that created the data. @param {Cluster} cluster */
export const dataVersion = (cluster) => parseInt(readFileSync(path.join(dataOf(cluster), "PG_VERSION"), "utf8"), 10);

/** Runs of tests share a server, which must not count as part of one. @param {Cluster} cluster */
export function processOptions({ home: { folder, account } }) {
  return { ...account, cwd: folder, env: { ...withoutRun(process.env), LC_ALL: "C", TZ: "UTC" } };
}

/** From the server's pid file, which stays when the server is killed. @param {Cluster} cluster */
export function recordedServer(cluster) {
  const file = path.join(dataOf(cluster), "postmaster.pid");
  const text = textIfExists(file);
  if (text === undefined) return undefined;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
}

/** The server removes its file whenever it ends. @param {string} file */
function textIfExists(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}

/** @param {Cluster} cluster */
export function runningServer(cluster) {
  const recorded = recordedServer(cluster);
  const runs = recorded && !isZombie(recorded.pid) && commandLineOf(recorded.pid).includes(dataOf(cluster));
  return runs ? recorded : undefined;
}
