import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { Runner } from "graphile-worker";
import { logger } from "@/lib/logger";

export interface KeptWorker {
  /** What is at work finishes first. */
  stop: () => Promise<void>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** What has run for as long does not end because of its beginning. */
const SETTLED = 30_000;

/**
 * Runs a runner until it is stopped. One that can't begin, or that ends by itself as it does when the database is away for
 * long, is begun anew after ever longer waits.
 */
export function keepRunning(begin: () => Promise<Runner>, firstWait = FIRST_WAIT): KeptWorker {
  const stopped = new AbortController();
  const ended = runAgainAndAgain(begin, firstWait, stopped.signal);
  return {
    stop: () => {
      stopped.abort();
      return ended;
    },
  };
}

async function runAgainAndAgain(begin: () => Promise<Runner>, firstWait: number, signal: AbortSignal) {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const began = Date.now();
    await runUntilItEnds(begin, signal).catch((error: unknown) =>
      logger().error({ err: error }, "the worker ended with an error"),
    );
    if (signal.aborted) return;

    if (Date.now() - began > SETTLED) failures = 0;
    const pause = Math.min(LONGEST_WAIT, firstWait * 2 ** failures);
    logger().warn({ pause }, "the worker has ended and begins anew");
    await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function runUntilItEnds(begin: () => Promise<Runner>, signal: AbortSignal) {
  const runner = await begin();
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping = runner.stop());
  if (signal.aborted) stop();
  else signal.addEventListener("abort", stop, { once: true });

  await runner.promise.finally(() => signal.removeEventListener("abort", stop));
  await stopping;
}
