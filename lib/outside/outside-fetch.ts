import "server-only";
import type { IncomingMessage } from "node:http";
import { wholeBody } from "@/lib/outside/body";
import { OutsideError } from "@/lib/outside/error";
import { sendRequest } from "@/lib/outside/request";
import { addressesOf, queryNameServer, type Resolve } from "@/lib/outside/resolve";
import { outsideUrl } from "@/lib/outside/url";

interface Limits {
  /** Bytes of the body. */
  limit: number;
  /** For everything together: DNS, the response and its whole body. */
  milliseconds: number;
  resolve?: Resolve;
}

/**
 * A `fetch` for libraries, which checks addresses as `fetchOutside` does. It follows no redirect, since requests of libraries have keys
 * in their headers. Reading the body fails past the limit or the time. @throws OutsideError
 */
export const outsideFetch =
  ({ limit, milliseconds, resolve = queryNameServer }: Limits): typeof fetch =>
  async (input, init) => {
    const url = outsideUrl(input instanceof Request ? input.url : input);
    const request = new Request(input, init);
    const timer = AbortSignal.timeout(milliseconds);
    const signal = AbortSignal.any([timer, request.signal]);
    try {
      const answer = await sendRequest(url, await addressesOf(url, resolve, signal), await sentBy(request), signal);
      if (isRedirect(answer)) throw new OutsideError("redirected");
      return responseOf(answer, wholeBody(answer, limit), timer);
    } catch (error) {
      throw namedError(error, timer, request.signal);
    }
  };

/** Compressed events would arrive late. */
async function sentBy(request: Request) {
  const { method } = request;
  const headers = { ...Object.fromEntries(request.headers), "user-agent": "Boards", "accept-encoding": "identity" };
  return { method, headers, ...(request.body && { body: Buffer.from(await request.arrayBuffer()) }) };
}

function isRedirect(answer: IncomingMessage): boolean {
  const is = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0);
  if (is) answer.destroy();
  return is;
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function responseOf(answer: IncomingMessage, body: AsyncGenerator<Uint8Array>, timer: AbortSignal): Response {
  const status = answer.statusCode ?? 0;
  if (WITHOUT_BODY.has(status)) answer.resume();
  const stream = WITHOUT_BODY.has(status) ? null : streamOf(answer, body, timer);
  return new Response(stream, { status, headers: headersOf(answer) });
}

/** Cancelling it disconnects at once, also between two pieces. */
const streamOf = (answer: IncomingMessage, body: AsyncGenerator<Uint8Array>, timer: AbortSignal) =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (stream) => {
        const { done, value } = await body.next().catch((error: unknown) => {
          throw namedError(error, timer);
        });
        if (done) stream.close();
        else stream.enqueue(value);
      },
      cancel: () => void answer.destroy(),
    },
    { highWaterMark: 0 },
  );

/** An abort by the caller stays what it is. */
function namedError(error: unknown, timer: AbortSignal, caller?: AbortSignal): unknown {
  if (timer.aborted) return new OutsideError("too-slow", { cause: error });
  if (error instanceof OutsideError) return error;
  return caller?.aborted ? caller.reason : new OutsideError("unreadable", { cause: error });
}

/** The body is no longer compressed. */
function headersOf({ headers }: IncomingMessage): Headers {
  const { "content-encoding": _encoding, "content-length": _length, ...rest } = headers;
  return new Headers(
    Object.entries(rest).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
