import { setTimeout as sleep } from "node:timers/promises";
import { commandLineOf, kill, processesWith, workingFolderOf } from "../start/processes.mjs";
import { dataOf } from "./cluster.mjs";

const timeout = 5000;

/**
 * Ends the processes of a killed server: one that runs a statement would keep the next server from starting.
 * @param {import("./cluster.mjs").Cluster} cluster
 */
export async function endLeftovers(cluster) {
  if (process.platform !== "linux") return sleep(1500);

  for (const until = Date.now() + timeout; leftoverPids(cluster).length && Date.now() < until; await sleep(20))
    leftoverPids(cluster).forEach(kill);
}

/** @param {import("./cluster.mjs").Cluster} cluster */
const leftoverPids = (cluster) =>
  processesWith(dataOf(cluster)).filter(
    (pid) => workingFolderOf(pid) === dataOf(cluster) && /^postgres|\/postgres /.test(commandLineOf(pid)),
  );
