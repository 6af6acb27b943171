import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "../..");
const endWithParent = path.join(import.meta.dirname, "end-with-parent.cjs");

/**
 * 64 MB for the young generation: 200 concurrent responses exceed Node's 16, and premature promotion costs a
 * tenth of the speed.
 */
export const NODE_FLAGS = ["--max-semi-space-size=64", "--enable-source-maps"];

/** @typedef {ReturnType<typeof startWebServer>} WebServer */
/** @typedef {{ PORT: number, HOST?: string }} Where */

/**
 * The bundled server in a process group of its own: Ctrl-C reaches only the start script, which stops everything in order.
 * @param {string} file @param {Where} where
 */
export function startWebServer(file, { PORT, HOST }) {
  const server = spawn(process.execPath, [...NODE_FLAGS, "--require", endWithParent, file], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", BOARDS_STARTED_BY: String(process.pid) },
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const kill = () => killGroup(server.pid);
  // Its children would keep the port.
  server.once("exit", kill);

  return {
    /** The signal that ended it, or its exit code. */
    ended: once(server, "exit").then(([code, signal]) => String(signal ?? `exit code ${code}`)),
    answers: untilItAnswers({ PORT, HOST }, hasEnded),
    stop: () => server.kill("SIGTERM"),
    kill,
  };
}

function killGroup(pid) {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {}
}

/** @param {Where} where @param {() => boolean} hasEnded */
async function untilItAnswers(where, hasEnded) {
  while (!(await isHealthy(where, 30_000))) {
    if (hasEnded()) throw new Error("The web server has ended before it answered.");
    await sleep(30);
  }
}

/** @param {Where} where @param {number} timeout in milliseconds @returns {Promise<boolean>} */
export function isHealthy({ PORT, HOST }, timeout) {
  return fetch(`http://${addressOf(HOST)}:${PORT}/healthz`, { signal: AbortSignal.timeout(timeout) }).then(
    (response) => response.ok,
    () => false,
  );
}

function addressOf(host) {
  if (!host || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
