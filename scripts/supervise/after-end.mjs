import { spawn } from "node:child_process";
import { once } from "node:events";

/** The shell waits for a line, and the pipe ends with the process that holds its other end. */
const unlessCancelled = 'read -r _ || exec "$0" "$@"';

/** What names the temporary folder of a run. */
const ofTheRun = ["BOARDS_RUN_FOLDER", "TMPDIR"];

/**
 * Runs a script of Node when this process has ended without cancelling it, also when it was killed together with its
 * whole process group.
 * @param {string} script its path @param {string[]} words
 * @returns {{ cancel: () => Promise<void> }} `cancel`: resolves when nothing of it runs any more
 */
export function afterEnd(script, words) {
  const shell = spawn("/bin/sh", ["-c", unlessCancelled, process.execPath, script, ...words], {
    cwd: "/",
    // Of settings that name the folder of another run it would count as part of that run.
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  // Without a shell nobody cleans up after a kill, which is no reason to refuse the work.
  shell.on("error", () => {});
  shell.stdin.on("error", () => {});
  shell.unref();
  /** @type {import("node:net").Socket} */ (shell.stdin).unref();
  const ended = () => shell.pid === undefined || shell.exitCode !== null || shell.signalCode !== null;

  return {
    cancel: async () => {
      shell.ref();
      shell.stdin.end("\n");
      if (!ended()) await once(shell, "exit");
    },
  };
}

/** For a process that does not end with this run. @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export function withoutRun(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ofTheRun.includes(name)));
}
