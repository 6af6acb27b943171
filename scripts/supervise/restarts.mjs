const MINUTE = 60_000;
const ENDS_A_MINUTE = 10;
const SILENT_STARTS = 5;

/** A process that has answered for this many milliseconds did not fail at its start. */
const SETTLED = 5000;
const WAITS = [0, 250, 500, 1000, 2000, 4000];

/**
 * @typedef {{ hasAnswered: boolean, lasted: number, isTemporary?: boolean }} End
 *   `lasted`: milliseconds since the first response; `isTemporary`: the reason may go away by itself
 * @typedef {{ wait: number, giveUp?: string }} Decision milliseconds before the next start, or why there is none
 */

/** Restarts at once first, then with longer waits, and gives up in the end. */
export function restarts(now = Date.now) {
  /** @type {number[]} */
  let ends = [];
  let soonEnds = 0;
  let silentStarts = 0;

  return {
    /** @param {End} end @returns {Decision} */
    after({ hasAnswered, lasted, isTemporary = false }) {
      soonEnds = lasted < SETTLED ? soonEnds + 1 : 1;
      const wait = WAITS[Math.min(soonEnds, WAITS.length) - 1];
      if (isTemporary) return { wait };

      ends = [...ends.filter((time) => time > now() - MINUTE), now()];
      silentStarts = hasAnswered ? 0 : silentStarts + 1;
      return { wait, giveUp: reasonToGiveUp(ends.length, silentStarts) };
    },
  };
}

function reasonToGiveUp(endsInAMinute, silentStarts) {
  if (silentStarts >= SILENT_STARTS) return `failed to start ${silentStarts} times in a row`;
  if (endsInAMinute >= ENDS_A_MINUTE) return `stopped ${endsInAMinute} times within a minute`;
  return undefined;
}
