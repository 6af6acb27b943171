"use client";
import type { UploadWatch } from "@/components/files/upload-queue";
import { ApiError } from "@/lib/api";

/** About a minute with these pauses. */
const MAX_RETRIES = 9;
const MAX_PAUSE = 10_000;

/**
 * Retries lost connections while the browser is offline, and else for a minute. @throws ApiError, and the signal's
 * reason once it is aborted
 */
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

/** Ends early when the connection is back or the request is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    addEventListener("online", () => resolve(), { signal: over.signal });
    signal.addEventListener("abort", () => resolve(), { signal: over.signal });
  }).finally(() => over.abort());
}
