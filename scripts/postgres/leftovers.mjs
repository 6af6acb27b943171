import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLineOf, isZombie } from "../start/processes.mjs";
import { dataOf } from "./cluster.mjs";

const timeout = 5000;

/**
 * Ends the processes of a killed server: one that runs a statement would keep the next server from starting.
 * @param {import("./cluster.mjs").Cluster} cluster
 */
export async function endLeftovers(cluster) {
  if (process.platform !== "linux") return sleep(1500);

  for (const until = Date.now() + timeout; leftoverPids(cluster).length && Date.now() < until; await sleep(20)) {
    for (const pid of leftoverPids(cluster)) killIfRunning(pid);
  }
}

/** @param {import("./cluster.mjs").Cluster} cluster */
function leftoverPids(cluster) {
  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter(
    (pid) =>
      workingFolderOf(pid) === dataOf(cluster) && /^postgres|\/postgres /.test(commandLineOf(pid)) && !isZombie(pid),
  );
}

function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}

function killIfRunning(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {}
}
