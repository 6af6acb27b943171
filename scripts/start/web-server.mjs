import cluster from "node:cluster";
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

/** Each process accepts connections itself: one that this process had passed on would hang if its receiver was killed. */
cluster.schedulingPolicy = cluster.SCHED_NONE;

/**
 * One of the processes that share the port. The start script holds the port, so that no connection is refused while a
 * process ends and another begins.
 * @param {string} file the bundled server @param {{ runsJobs: boolean }} options
 */
export function startWebServer(file, { runsJobs }) {
  cluster.setupPrimary({
    exec: path.resolve(root, file),
    args: [],
    cwd: root,
    execArgv: [...NODE_FLAGS, "--require", endWithParent],
  });
  const worker = cluster.fork({
    NEXT_TELEMETRY_DISABLED: "1",
    BOARDS_STARTED_BY: String(process.pid),
    ...(!runsJobs && { BOARDS_WORKER: "off" }),
  });
  const ended = once(worker.process, "exit").then(([code, signal]) => String(signal ?? `exit code ${code}`));

  return {
    /** The signal that ended it, or its exit code. */
    ended,
    answers: Promise.race([
      once(worker, "listening"),
      ended.then(() => Promise.reject(new Error("The web server has ended before it answered."))),
    ]),
    /** @param {number} timeout in milliseconds */
    isHealthy: (timeout) => answersPing(worker, timeout),
    stop: () => worker.process.kill("SIGTERM"),
    kill: () => worker.process.kill("SIGKILL"),
  };
}

/** @param {import("node:cluster").Worker} worker @param {number} timeout */
async function answersPing(worker, timeout) {
  const end = new AbortController();
  const pong = once(worker, "message", { signal: end.signal }).then(
    () => true,
    () => false,
  );
  worker.process.send?.("ping", () => {});
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
