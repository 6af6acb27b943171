/** Runs at most `limit` tasks at a time. The others wait, first come, first served. */
export function concurrencyLimit(limit: number) {
  const waiting: (() => void)[] = [];
  let free = limit;
  const releaseSlot = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    return work().finally(releaseSlot);
  };
}
