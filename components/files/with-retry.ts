"use client";
import type { UploadWatch } from "@/components/files/upload-queue";
import { ApiError } from "@/lib/api";

/** With these pauses about a minute. */
const MAX_RETRIES = 9;
const MAX_PAUSE = 10_000;

/** Asks again after a lost connection: for as long as the browser says that it has none, and else for a minute. @throws ApiError, and the signal's reason once it is aborted */
export async function withRetry<Answer>(
  send: () => Promise<Answer>,
  { signal, onOffline }: Pick<UploadWatch, "signal" | "onOffline">,
): Promise<Answer> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      const isUnreachable = error instanceof ApiError && error.status === 0;
      if (!isUnreachable || (retries >= MAX_RETRIES && navigator.onLine)) throw error;
    }
    onOffline();
    await pause(Math.min(MAX_PAUSE, 500 * 2 ** retries), signal);
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
