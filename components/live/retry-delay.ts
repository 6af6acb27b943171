/** A server that is back is heard of within five seconds. */
const LONGEST = 4000;

/** In milliseconds: twice as long after each failure, and not all browsers at the same time. */
export const retryDelay = (failures: number, chance = Math.random()) =>
  Math.min(LONGEST, 1000 * 2 ** (failures - 1)) * (0.5 + chance / 2);
