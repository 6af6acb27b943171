"use client";
import type { WatchedSending } from "@/components/files/upload-queue";
import { ApiError } from "@/lib/api";

/** With these pauses about a minute. */
const MOST_TRIES = 9;
const LONGEST_PAUSE = 10_000;

/** Asks again after a lost connection: for as long as the browser says that it has none, and else for a minute. @throws ApiError, and the signal's reason once it is aborted */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  { signal, onOffline }: Pick<WatchedSending, "signal" | "onOffline">,
): Promise<Answer> {
  for (let times = 0; ; times += 1) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      const isUnreachable = error instanceof ApiError && error.status === 0;
      if (!isUnreachable || (times >= MOST_TRIES && navigator.onLine)) throw error;
    }
    onOffline();
    await pause(Math.min(LONGEST_PAUSE, 500 * 2 ** times), signal);
  }
}

/** Shorter where the connection comes back, or nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("online", () => resolve(), { signal: over.signal });
    signal.addEventListener("abort", () => resolve(), { signal: over.signal });
  }).finally(() => over.abort());
}
