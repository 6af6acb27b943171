import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { commandLineOf, kill } from "@/scripts/start/processes.mjs";
import type { ownInstallation } from "./own-installation";

export const PARTS = ["PostgreSQL", "a session of PostgreSQL", "the web server"] as const;
export type Part = (typeof PARTS)[number];

/** Kills a process of a running installation with SIGKILL. */
export function killPart(part: Part, installation: ReturnType<typeof ownInstallation>, start: { pid: number }) {
  const postmaster = parseInt(
    readFileSync(path.join(installation.dataDir, "postgres/data/postmaster.pid"), "utf8"),
    10,
  );
  const pids = {
    PostgreSQL: () => [postmaster],
    "a session of PostgreSQL": () =>
      childrenOf(postmaster)
        .filter((pid) => commandLineOf(pid).startsWith("postgres: postgres boards"))
        .slice(0, 1),
    "the web server": () => childrenOf(start.pid).filter((pid) => commandLineOf(pid).startsWith(process.execPath)),
  }[part]();
  if (pids.length === 0) throw new Error(`${part} does not run`);
  pids.forEach(kill);
}

const childrenOf = (parent: number) =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

function parentOf(pid: number) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}
