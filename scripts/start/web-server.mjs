import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "../..");
const endWithParent = path.join(import.meta.dirname, "end-with-parent.cjs");

/**
 * 64 MB for the young generation: 200 concurrent responses exceed Node's 16, and premature promotion costs a
 * tenth of the speed.
 */
export const NODE_FLAGS = ["--max-semi-space-size=64"];

/** @typedef {ReturnType<typeof startWebServer>} WebServer */
/** @typedef {{ PORT: number, HOST?: string }} Where */

/**
 * One of the processes that share the port.
 * @param {string} file the bundled server
 * @param {{ port: import("./shared-port.mjs").SharedPort, metrics: import("./metrics-exchange.mjs").MetricsExchange,
 * number: number, runsJobs: boolean }} options
 */
export function startWebServer(file, { port, metrics, number, runsJobs }) {
  const child = fork(path.resolve(root, file), {
    cwd: root,
    execArgv: [...NODE_FLAGS, "--require", endWithParent],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      BOARDS_STARTED_BY: String(process.pid),
      BOARDS_PROCESS: String(number),
      ...(!runsJobs && { BOARDS_WORKER: "off" }),
    },
  });
  metrics.join(child);
  const ended = once(child, "exit").then(([code, signal]) => String(signal ?? `exit code ${code}`));

  return {
    /** The signal that ended it, or its exit code. */
    ended,
    answers: Promise.race([
      port.shareWith(child),
      ended.then(() => Promise.reject(new Error("The web server stopped before it responded."))),
    ]),
    /** @param {number} timeout in milliseconds */
    isHealthy: (timeout) => answersPing(child, timeout),
    stop: () => child.kill("SIGTERM"),
    kill: () => child.kill("SIGKILL"),
  };
}

/** @param {import("node:child_process").ChildProcess} child @param {number} timeout */
async function answersPing(child, timeout) {
  const end = new AbortController();
  const pong = once(child, "message", { signal: end.signal }).then(
    () => true,
    () => false,
  );
  child.send("ping", () => {});
  const answered = await Promise.race([
    pong,
    sleep(timeout, false, { ref: false, signal: end.signal }).catch(() => false),
  ]);
  end.abort();
  return answered;
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
