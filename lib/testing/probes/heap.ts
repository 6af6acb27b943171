import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const INTERVAL = 200;

/** The most that is in use while it runs, in bytes more than before. */
export async function heapDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; most: number }> {
  collect();
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const measure = () => {
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  };
  const timer = setInterval(measure, INTERVAL);
  const result = await work().finally(() => clearInterval(timer));
  return { result, most };
}
