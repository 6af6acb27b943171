import { randomUUID } from "node:crypto";

/** Milliseconds after which a process that does not report is left out. */
const LONGEST = 2000;

/** @typedef {ReturnType<typeof metricsExchange>} MetricsExchange */
/** @typedef {Pick<import("node:child_process").ChildProcess, "on" | "once" | "off" | "send">} Process */

/**
 * Collects what the processes of the web server measure (`lib/metrics/processes.ts`) for the one that Prometheus asks: a
 * request reaches any of them.
 */
export function metricsExchange(longest = LONGEST) {
  /** @type {Set<Process>} */
  const processes = new Set();

  return {
    /** @param {Process} child */
    join: (child) => {
      processes.add(child);
      child.once("exit", () => processes.delete(child));
      child.on("message", async (message) => {
        if (message?.type !== "collect metrics") return;
        const others = [...processes].filter((other) => other !== child);
        const reports = await Promise.all(others.map((other) => reportOf(other, longest)));
        child.send({ type: "metrics of others", id: message.id, reports: reports.filter(Boolean) }, () => {});
      });
    },
  };
}

/** @param {Process} child @param {number} longest @returns {Promise<unknown>} null for a process that ends or hangs */
function reportOf(child, longest) {
  const id = randomUUID();
  return new Promise((resolve) => {
    const end = (report) => {
      clearTimeout(timer);
      child.off("message", receive);
      child.off("exit", leave);
      resolve(report);
    };
    const receive = (message) => message?.type === "metrics" && message.id === id && end(message.report);
    const leave = () => end(null);
    const timer = setTimeout(leave, longest);
    child.on("message", receive);
    child.on("exit", leave);
    child.send({ type: "report metrics", id }, (error) => error && end(null));
  });
}
