import { Invalid } from "@/lib/errors";

/** Whoever sends nothing for so long, in milliseconds, has gone. */
export const LONGEST_PAUSE = 60_000;

/** A body as it comes. Only what the client lets us wait counts, not how long we take ourselves. @throws Invalid once not a byte has come for so long */
export async function* arriving(body: ReadableStream<Uint8Array>, longestPause: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await within(longestPause, reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

function within<Result>(longestPause: number, work: Promise<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(stalled()), longestPause);
    void work.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** The connection is closed behind the answer: on it the rest of the body would be taken for the next request. */
const stalled = () => new Invalid("The form is not complete.", { headers: { Connection: "close" } });
