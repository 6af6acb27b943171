import { setTimeout as sleep } from "node:timers/promises";
import { watchdog } from "../supervise/watchdog.mjs";
import { startWebServer } from "./web-server.mjs";

/** A web server that fails this many checks in a row, each this many milliseconds long, hangs. */
const CHECK = 10_000;
const FAILURES = 3;

/** Milliseconds until the first response. */
const START = 120_000;

/** @typedef {ReturnType<typeof webPart>} WebPart */

/**
 * One process of the web server as a supervised part. The first one runs the jobs.
 * @param {string} file the bundled server
 * @param {{ port: import("./shared-port.mjs").SharedPort, metrics: import("./metrics-exchange.mjs").MetricsExchange,
 * number: number, of: number }} place
 * @param {AbortSignal} signal no server is started after it
 */
export function webPart(file, { port, metrics, number, of }, signal, log = console.log) {
  /** @type {import("./web-server.mjs").WebServer | undefined} */
  let current;
  const name = of === 1 ? "The web server" : `Web server ${number} of ${of}`;

  return {
    name,
    log,
    start: async () => {
      signal.throwIfAborted();
      const server = (current = startWebServer(file, { port, metrics, number, runsJobs: number === 1 }));
      server.answers.catch(() => {});
      // In development it may be stopped in a debugger.
      if (process.env.NODE_ENV === "production") void endWhenItHangs(server, (line) => log(`${name} ${line}`));
      return server;
    },
    stop: () => current?.stop(),
    kill: () => current?.kill(),
    ended: () => current?.ended,
  };
}

/**
 * @param {import("./web-server.mjs").WebServer} server
 * @param {(line: string) => void} log
 */
async function endWhenItHangs({ answers, ended, isHealthy, kill }, log) {
  const end = new AbortController();
  void ended.then(() => end.abort());
  const first = await Promise.race([
    answers.then(
      () => "answers",
      () => "ended",
    ),
    sleep(START, "hangs", { ref: false, signal: end.signal }).catch(() => "ended"),
  ]);
  const hangs =
    first === "hangs" ||
    (first === "answers" &&
      (await watchdog({ check: () => isHealthy(CHECK), every: CHECK, failures: FAILURES }, end.signal)));
  if (!hangs) return;

  log(`has not responded for ${(first === "hangs" ? START : CHECK * FAILURES) / 1000} s; killing it.`);
  kill();
}
