/** Milliseconds of work of this process and its threads: unlike the clock, they don't depend on who else is busy. */
export async function workOf(task: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of several tries: collecting garbage and compiling happen beside the work, not in each. */
export async function leastWorkOf(task: () => unknown, tries = 3): Promise<number> {
  const works: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) works.push(await workOf(task));
  return Math.min(...works);
}
