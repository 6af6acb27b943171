import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/**
 * @typedef {{ pid: number, startedAt: string }} Process a pid alone is not unique: the system reuses it, a
 * container at once
 */

/** @type {Process} */
export const thisProcess = processOf(process.pid);

/** @param {number} pid @returns {Process} */
export function processOf(pid) {
  return { pid, startedAt: startTimeOf(pid) };
}

/** @param {Process} other */
export function isRunning({ pid, startedAt }) {
  return pid > 0 && exists(pid) && !isZombie(pid) && startTimeOf(pid) === startedAt;
}

/** Dead but not reaped by its parent yet: a container's first process may take seconds. @param {number} pid */
export function isZombie(pid) {
  return /\) Z /.test(procFile(pid, "stat"));
}

/** @param {number} pid */
export function commandLineOf(pid) {
  return process.platform === "linux" ? procFile(pid, "cmdline").replaceAll("\0", " ") : ps(pid, "command");
}

/** NaN when it has ended. @param {number} pid */
export function parentOf(pid) {
  return Number(/^PPid:\s*(\d+)$/m.exec(procFile(pid, "status"))?.[1]);
}

function startTimeOf(pid) {
  if (process.platform !== "linux") return ps(pid, "lstart");

  const stat = procFile(pid, "stat");
  const afterName = stat.slice(stat.lastIndexOf(")") + 2);
  return afterName.split(" ")[19] ?? "";
}

function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

function ps(pid, column) {
  try {
    return execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], {
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8",
    }).trim();
  } catch {
    return "";
  }
}

/**
 * The running processes that have this text in their command line, their environment or the path of their working
 * folder. Empty where the system does not tell.
 * @param {string} text @param {string[]} [variables] which ones of their environment count; all by default
 * @returns {number[]} pids
 */
export function processesWith(text, variables) {
  if (process.platform !== "linux") return [];

  const pids = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter(
    (pid) =>
      !isZombie(pid) &&
      [procFile(pid, "cmdline"), environmentOf(pid, variables), workingFolderOf(pid)].some((words) =>
        words.includes(text),
      ),
  );
}

function environmentOf(pid, variables) {
  const all = procFile(pid, "environ");
  if (!variables) return all;
  const isNamed = (setting) => variables.some((name) => setting.startsWith(`${name}=`));
  return all.split("\0").filter(isNamed).join("\0");
}

/** @param {number} pid */
export function workingFolderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}

/** Nothing happens to one that has already ended or belongs to another account. @param {number} pid */
export function kill(pid) {
  // 0, negative numbers and NaN would signal process groups, such as the caller's own.
  if (!(pid > 0)) throw new Error(`${pid} is no process`);
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!["ESRCH", "EPERM"].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) throw error;
  }
}
