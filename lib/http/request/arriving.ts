import { ClientGone, type Refusal, TooSlow } from "@/lib/errors";

/** The code of the error that ends a body which comes too slowly (`lib/process/held-bodies.ts`). */
export const BODY_TOO_SLOW = "BODY_TOO_SLOW";

/** A body as it comes. @throws ClientGone, or TooSlow, when it breaks off */
export async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => Promise.reject(brokenOff(error)));
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** What a body cannot be read for: the connection behind it is closed, by the client or by us. */
export const brokenOff = (error: unknown): Refusal => (isTooSlow(error) ? new TooSlow() : new ClientGone());

const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === BODY_TOO_SLOW;
