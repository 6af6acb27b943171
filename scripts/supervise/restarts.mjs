const MINUTE = 60_000;
const ENDS_A_MINUTE = 10;
const SILENT_STARTS = 5;

/** What has answered for as long as this did not end because of its start. */
const SETTLED = 5000;
const WAITS = [0, 250, 500, 1000, 2000, 4000];

/**
 * @typedef {{ hasAnswered: boolean, lasted: number, isTemporary?: boolean }} End
 *   `lasted`: milliseconds since the first answer; `isTemporary`: it could not start for a reason that passes without us
 * @typedef {{ wait: number, giveUp?: string }} Decision milliseconds before the next start, and why there is none
 */

/** Decides when a process that has ended is started again: at once first, then after longer waits, and not for ever. */
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

/** @param {number} endsInAMinute @param {number} silentStarts */
function reasonToGiveUp(endsInAMinute, silentStarts) {
  if (silentStarts >= SILENT_STARTS) return `was started ${silentStarts} times in a row and never answered`;
  if (endsInAMinute >= ENDS_A_MINUTE) return `has ended ${endsInAMinute} times within a minute`;
  return undefined;
}
