/** Milliseconds of work of this process and its threads: unlike the clock, they don't depend on who else is busy. */
export async function workOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const MOST_TRIES = 16;

/** The least of up to 16 tries, or the first below the limit: collecting garbage and compiling happen beside the work, not in each. */
export async function leastWorkOf(task: () => unknown, limit: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < MOST_TRIES && least >= limit; tries += 1) least = Math.min(least, await workOf(task));
  return least;
}

/** Work that is too little to judge how it grows. */
const NEGLIGIBLE = 40;
/** Twice the work for twice the input, and room for chance; a quadratic one would be four. */
const MOST_GROWTH = 3;

/** A good first impression may be wrong, so it is checked; a bad one may be chance, and gets more tries. */
const LEAST_TRIES = 4;

/**
 * Whether twice the input takes about twice the work. The tries take turns and the least of each counts, so that neither a busy machine nor a
 * collection of garbage decides.
 */
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
