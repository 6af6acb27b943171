import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const LEAST_PAUSE = 200;

/** A full collection of a large heap takes longer than that, and must not leave the work without time. */
const PAUSE_PER_COLLECTION = 4;

/** The most that is in use while it runs, in bytes more than before. */
export async function heapDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; most: number }> {
  collect();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  let timer: NodeJS.Timeout | undefined;
  const measure = () => {
    const began = performance.now();
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
    measureAfter((performance.now() - began) * PAUSE_PER_COLLECTION);
  };
  const measureAfter = (pause: number) => {
    timer = setTimeout(measure, Math.max(LEAST_PAUSE, pause));
  };
  measureAfter(LEAST_PAUSE);
  const result = await work().finally(() => clearTimeout(timer));
  return { result, most };
}
