import { readFileSync } from "node:fs";
import { commandLineOf } from "@/scripts/start/processes.mjs";
import type { ownInstallation } from "@/e2e/support/own-installation";

export const MEBIBYTE = 1024 * 1024;

/** The process that answers requests uses the most memory. */
export function webServerOf(installation: Pick<ReturnType<typeof ownInstallation>, "processes">): number {
  const [server] = installation
    .processes()
    .filter((pid) => /next-server|server\.mjs/.test(commandLineOf(pid)))
    .sort((one, other) => memoryOf(other) - memoryOf(one));
  if (!server) throw new Error("no web server runs");
  return server;
}

/** Resident memory in bytes. */
export const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

export function watchMemory(pid: number) {
  const curve: number[] = [];
  const timer = setInterval(() => curve.push(memoryOf(pid)), 100);
  const stop = () => {
    clearInterval(timer);
    return Math.max(...curve);
  };
  return { curve, stop };
}
