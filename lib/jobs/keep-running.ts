import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { Runner } from "graphile-worker";
import { logger } from "@/lib/logger";

export interface RunningWorker {
  /** Waits for running jobs. */
  stop: () => Promise<void>;
}

const FIRST_WAIT = 250;
const MAX_WAIT = 4000;

/** A failure after this long is not a failure to start. */
const LONG_ENOUGH = 30_000;

/**
 * Runs a runner until it is stopped. It is started again, after longer and longer waits, when it can't start or ends
 * by itself, as it does when the database is unreachable for long.
 */
export function keepRunning(start: () => Promise<Runner>, firstWait = FIRST_WAIT): RunningWorker {
  const stopped = new AbortController();
  const ended = restartLoop(start, firstWait, stopped.signal);
  return {
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
}

async function restartLoop(start: () => Promise<Runner>, firstWait: number, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const startedAt = Date.now();
    await runUntilItEnds(start, signal).catch((error: unknown) =>
      logger().error({ err: error }, "the worker ended with an error"),
    );
    if (signal.aborted) return;

    if (Date.now() - startedAt > LONG_ENOUGH) failures = 0;
    const pause = Math.min(MAX_WAIT, firstWait * 2 ** failures);
    logger().warn({ pause }, "the worker ended and is started again");
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function runUntilItEnds(start: () => Promise<Runner>, signal: AbortSignal) {
  const runner = await start();
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping = runner.stop());
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });

  await runner.promise.finally(() => signal.removeEventListener("abort", stop));
  await stopping;
}
