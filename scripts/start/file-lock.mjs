import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning, processOf, thisProcess } from "./processes.mjs";

/**
 * @typedef {{ shareWith: (pid: number) => void }} Lock `shareWith`: a child that may outlive this process
 * shares the lock until it ends
 */

/**
 * Runs the work while no other process runs any under this file. Takes over a lock whose owners were killed.
 * @template Result
 * @param {string} file @param {(lock: Lock) => Promise<Result> | Result} work @param {(ownerPid: number) => void} [onWait] called once when the lock is taken
 * @param {AbortSignal} [signal] aborts the wait, with its reason
 * @returns {Promise<Result>}
 */
export async function withLock(file, work, onWait = () => {}, signal) {
  mkdirSync(path.dirname(file), { recursive: true });
  await acquire(file, onWait, signal);
  const release = () => rmSync(file, { force: true });
  const shareWith = (pid) => writeFileSync(file, JSON.stringify([thisProcess, processOf(pid)]));
  process.once("exit", release);
  try {
    return await work({ shareWith });
  } finally {
    process.off("exit", release);
    release();
  }
}

/** @param {string} file @param {(ownerPid: number) => void} onWait @param {AbortSignal} [signal] */
async function acquire(file, onWait, signal) {
  for (let waited = false; !tryToAcquire(file); waited = true) {
    signal?.throwIfAborted();
    if (removeIfAbandoned(file)) continue;
    if (!waited) onWait(ownersOf(file)?.[0]?.pid ?? 0);
    await sleep(50);
  }
}

function tryToAcquire(file) {
  try {
    writeFileSync(file, JSON.stringify([thisProcess]), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    // On a full disk the file is created but stays empty.
    if (error.code === "ENOSPC") rmSync(file, { force: true });
    throw error;
  }
}

/**
 * Guarded by a lock of its own: a second process could remove the lock that the first one just acquired.
 * @param {string} file
 */
function removeIfAbandoned(file) {
  const guard = `${file}.judging`;
  if (!tryToAcquire(guard)) {
    if (ageOf(guard) > 5000) rmSync(guard, { force: true });
    return false;
  }
  try {
    const owners = ownersOf(file);
    const abandoned = owners ? !owners.some(isRunning) : ageOf(file) > 2000;
    if (abandoned) rmSync(file, { force: true });
    return abandoned;
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * Undefined while an owner is still writing its name.
 * @param {string} file @returns {import("./processes.mjs").Process[] | undefined}
 */
function ownersOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function ageOf(file) {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
