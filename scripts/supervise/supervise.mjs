import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../start/start-refusal.mjs";
import { restarts } from "./restarts.mjs";

/**
 * @typedef {{ ended: Promise<string>, answers: Promise<unknown> }} Instance
 *   `ended`: the signal or exit code, "" when unknown
 * @typedef {{ name: string, start: () => Promise<Instance>, log: (line: string) => void }} Part
 */

/**
 * Starts a part and restarts it whenever it ends, until the signal aborts.
 * @param {Part} part
 * @param {AbortSignal} signal
 * @param {{ waits?: number }} [pace] `waits`: factor for the waits
 * @throws Refusal when it ends too often
 */
export async function supervise({ name, start, log }, signal, { waits = 1 } = {}) {
  const allowed = restarts();
  let endedAt = 0;
  let lastLogged = "";
  while (!signal.aborted) {
    const end = await runOnce(
      start,
      () => endedAt && log(`${name} is back after ${((Date.now() - endedAt) / 1000).toFixed(1)} s.`),
    );
    if (signal.aborted) return;

    if (end.hasAnswered || !endedAt) endedAt = Date.now();
    const { wait, giveUp } = allowed.after(end);
    if (giveUp) throw new Refusal(`${name} ${giveUp}; giving up. ${end.failure}`.trim());
    const line = `${name} ${describeEnd(end, wait)}`;
    if (line !== lastLogged) log((lastLogged = line));
    await sleep(wait * waits, undefined, { signal }).catch(() => {});
  }
}

/** @param {Part["start"]} start @param {() => void} onAnswer */
async function runOnce(start, onAnswer) {
  try {
    const { ended, answers } = await start();
    let answeredAt = 0;
    let hasEnded = false;
    void answers.then(
      () => {
        if (hasEnded) return;
        answeredAt = Date.now();
        onAnswer();
      },
      () => {},
    );
    const reason = await ended;
    hasEnded = true;
    return {
      hasAnswered: answeredAt > 0,
      lasted: answeredAt && Date.now() - answeredAt,
      reason,
      failure: "",
      isTemporary: false,
    };
  } catch (error) {
    // A full disk may go away by itself.
    const isTemporary = error.isTemporary === true || error.code === "ENOSPC";
    return { hasAnswered: false, lasted: 0, reason: "", failure: error.message, isTemporary };
  }
}

/** @param {Awaited<ReturnType<typeof runOnce>>} end @param {number} wait */
function describeEnd({ reason, failure, isTemporary }, wait) {
  const later = wait ? ` in ${wait / 1000} s` : "";
  if (isTemporary) return `did not start; retrying until it does. ${failure}`;
  if (failure) return `did not start; retrying${later}. ${failure}`;
  return `stopped${reason && ` (${reason})`}; restarting it${later}.`;
}
