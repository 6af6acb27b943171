/** Milliseconds of CPU time, which don't depend on what else runs on the machine. */
export async function workOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const MOST_TRIES = 16;

/** The least of up to 16 tries counts, because garbage collection and compilation disturb single tries. */
export async function leastWorkOf(task: () => unknown, limit: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < MOST_TRIES && least >= limit; tries += 1) least = Math.min(least, await workOf(task));
  return least;
}

/** Milliseconds: less work than this is too little to judge its growth. */
const NEGLIGIBLE = 40;
/** Twice the input should take twice the work, with some tolerance. Quadratic work would be four times as much. */
const MOST_GROWTH = 3;

/** A good first result may be chance, so it is confirmed; a bad one gets more tries. */
const LEAST_TRIES = 2;

/** The tries alternate and the least of each counts, so that chance doesn't decide. */
export async function isLinear(once: () => unknown, twice: () => unknown): Promise<boolean> {
  let [least, leastOfTwice] = [Infinity, Infinity];
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    leastOfTwice = Math.min(leastOfTwice, await workOf(twice));
    if (leastOfTwice <= NEGLIGIBLE) return true;
    least = Math.min(least, await workOf(once));
    if (tries >= LEAST_TRIES && leastOfTwice <= least * MOST_GROWTH) return true;
  }
  return false;
}
