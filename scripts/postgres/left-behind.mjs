import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLineOf, isZombie } from "../start/processes.mjs";
import { dataOf } from "./cluster.mjs";

const patience = 5000;

/**
 * Ends the processes of a killed server: one that runs a statement would keep the next server from starting.
 * @param {import("./cluster.mjs").Cluster} cluster
 */
export async function endWhatIsLeft(cluster) {
  if (process.platform !== "linux") return sleep(1500);

  for (const until = Date.now() + patience; leftBehind(cluster).length && Date.now() < until; await sleep(20)) {
    for (const pid of leftBehind(cluster)) endIfThere(pid);
  }
}

/** @param {import("./cluster.mjs").Cluster} cluster */
function leftBehind(cluster) {
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

function endIfThere(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {}
}
