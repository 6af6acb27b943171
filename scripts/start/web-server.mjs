import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "../..");
const next = path.join(root, "node_modules/next/dist/bin/next");
const endWithParent = path.join(import.meta.dirname, "end-with-parent.cjs");

/** 64 MB for what is young: two hundred answers at a time outgrow Node's 16, and what is then collected too early costs a tenth of the speed. */
export const NODE_FLAGS = ["--max-semi-space-size=64"];

/** @typedef {ReturnType<typeof startWebServer>} WebServer */
/** @typedef {{ PORT: number, HOST?: string }} Where */

/**
 * Next in a process group of its own: Ctrl-C reaches the start script alone, which ends everything in order.
 * @param {"start" | "dev"} mode @param {Where} where
 */
export function startWebServer(mode, { PORT, HOST }) {
  const listen = ["-p", String(PORT), ...(HOST ? ["-H", HOST] : [])];
  const server = spawn(process.execPath, [...NODE_FLAGS, "--require", endWithParent, next, mode, ...listen], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", BOARDS_STARTED_BY: String(process.pid) },
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

  return {
    hasEnded,
    ended: once(server, "exit").then(([code]) => Number(code ?? 1)),
    /** The signal that somebody sent, or its own exit code. */
    endedBy: () => server.signalCode ?? server.exitCode,
    stop: () => server.kill("SIGTERM"),
    kill: () => {
      if (!hasEnded() && server.pid) process.kill(-server.pid, "SIGKILL");
    },
  };
}

/** @param {Where} where */
export async function untilItAnswers({ PORT, HOST }) {
  while (!(await answers(`http://${addressOf(HOST)}:${PORT}/healthz`))) await sleep(30);
}

/** @param {string} url */
function answers(url) {
  return fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** @param {string} [host] */
function addressOf(host) {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
