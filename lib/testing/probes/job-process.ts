import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { JobName } from "@/lib/jobs/add";
import { env } from "@/lib/env";

/** Runs due jobs of one kind in a process of its own, until it is killed. */
export function aJobProcess(kind: JobName, settings: Record<string, string> = {}) {
  const script = ["--conditions=react-server", "--import", "tsx", "lib/testing/probes/run-jobs.ts", kind];
  const child = spawn(process.execPath, script, {
    stdio: "inherit",
    env: { ...process.env, OUTSIDE_ALLOW: env().OUTSIDE_ALLOW.join(","), ...settings },
  });
  const closed = once(child, "close");
  onTestFinished(() => void child.kill("SIGKILL"));
  return {
    kill: () => void child.kill("SIGKILL"),
    /** Resolves to the signal that ended it, or null if it has ended by itself. */
    ended: () => closed.then(() => child.signalCode),
  };
}
