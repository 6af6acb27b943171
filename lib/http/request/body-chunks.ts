import { ClientGone, type Refusal, TooSlow } from "@/lib/errors";

/** The error code of a body that arrives too slowly (`server/slow-bodies.ts`). */
export const BODY_TOO_SLOW = "BODY_TOO_SLOW";

/** @throws ClientGone or TooSlow when the body breaks off */
export async function* bodyChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => Promise.reject(connectionError(error)));
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

export const connectionError = (error: unknown): Refusal => (isTooSlow(error) ? new TooSlow() : new ClientGone());

const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === BODY_TOO_SLOW;
