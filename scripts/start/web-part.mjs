import { setTimeout as sleep } from "node:timers/promises";
import { refuseTakenPort } from "./ports.mjs";
import { watchdog } from "../supervise/watchdog.mjs";
import { isHealthy, startWebServer } from "./web-server.mjs";

/** A web server that fails this many checks in a row, each this many milliseconds long, hangs. */
const CHECK = 10_000;
const FAILURES = 3;

/** Milliseconds until the first response. */
const START = 120_000;

/** @typedef {ReturnType<typeof webPart>} WebPart */

/**
 * The web server as a supervised part.
 * @param {string} file the bundled server
 * @param {import("./web-server.mjs").Where} where
 * @param {AbortSignal} signal no server is started after it
 */
export function webPart(file, where, signal, log = console.log) {
  /** @type {import("./web-server.mjs").WebServer | undefined} */
  let current;

  return {
    name: "The web server",
    log,
    start: async () => {
      await refuseTakenPort(where);
      signal.throwIfAborted();
      const server = (current = startWebServer(file, where));
      server.answers.catch(() => {});
      // In development it may be stopped in a debugger.
      if (process.env.NODE_ENV === "production") void endWhenItHangs(server, where, log);
      return server;
    },
    stop: () => current?.stop(),
    kill: () => current?.kill(),
    ended: () => current?.ended,
  };
}

/**
 * @param {import("./web-server.mjs").WebServer} server
 * @param {import("./web-server.mjs").Where} where
 * @param {(line: string) => void} log
 */
async function endWhenItHangs({ answers, ended, kill }, where, log) {
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
      (await watchdog({ check: () => isHealthy(where, CHECK), every: CHECK, failures: FAILURES }, end.signal)));
  if (!hangs) return;

  log(`The web server has not answered for ${(first === "hangs" ? START : CHECK * FAILURES) / 1000} s; ending it.`);
  kill();
}
