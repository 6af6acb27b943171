/** Milliseconds of work of this process and its threads: unlike the clock, they don't depend on who else is busy. */
export async function workOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Less than any limit that a test sets: one try is enough. */
const LITTLE = 50;

/** The least of several tries, as far as one is not enough: collecting garbage and compiling happen beside the work, not in each. */
export async function leastWorkOf(task: () => unknown, tries = 3): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < tries && least > LITTLE; turn += 1) least = Math.min(least, await workOf(task));
  return least;
}
