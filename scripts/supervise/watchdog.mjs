import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits until a process hangs, which is when it fails `failures` checks in a row, one every `every` milliseconds.
 * A machine that was asleep costs one check at most.
 * @param {{ check: () => Promise<boolean>, every: number, failures: number }} options @param {AbortSignal} signal
 * @returns {Promise<boolean>} false when the signal aborts first
 */
export async function watchdog({ check, every, failures }, signal) {
  for (let failed = 0; failed < failures && !signal.aborted;) {
    const [answered] = await Promise.all([check(), sleep(every, undefined, { signal, ref: false }).catch(() => {})]);
    failed = answered ? 0 : failed + 1;
  }
  return !signal.aborted;
}
