import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { textOf } from "@/lib/http/response/text-response";
import { hasBody } from "@/server/bodies-of-gets";
import { compressed } from "@/server/compression";
import { isDisconnect } from "@/server/page-errors";

/** The client's own `Host` is no part of it. */
const ORIGIN = "http://localhost";

/** A Web request whose body is read from the connection as the handler reads it. */
export function webRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { url = "/", method = "GET" } = incoming;
  const isRead = method !== "GET" && method !== "HEAD" && hasBody(incoming);
  const request = new Request(`${ORIGIN}${url}`, {
    method,
    headers: incoming.headers as Record<string, string>,
    ...(isRead && { body: bodyOf(incoming), duplex: "half" }),
  } as RequestInit);
  return withSignal(request, outgoing);
}

/** Few handlers ask for the signal, which costs as much as the rest of the request. */
function withSignal(request: Request, outgoing: ServerResponse): Request {
  let signal: AbortSignal | undefined;
  return Object.defineProperty(request, "signal", { get: () => (signal ??= disconnected(outgoing)) });
}

function disconnected(outgoing: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const abort = () => outgoing.writableFinished || controller.abort();
  if (outgoing.closed) abort();
  else outgoing.once("close", abort);
  return controller.signal;
}

/** A cancelled body is read to its end and dropped, as a client reads the answer only after it has sent everything. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      pull: async (stream) => {
        const { done, value } = await chunks.next();
        if (done) stream.close();
        else stream.enqueue(value as Uint8Array);
      },
      cancel: async () => {
        await chunks.return?.();
        incoming.resume();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Writes a text at once and streams everything else, at the pace of the client. */
export async function sendResponse(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { status } = response;
  const { headers, content } = compressed(incoming, headersOf(response), textOf(response) ?? response.body);
  if (incoming.method === "HEAD" || content === null) return void outgoing.writeHead(status, headers).end();
  if (typeof content === "string" || Buffer.isBuffer(content)) {
    outgoing.writeHead(status, { ...headers, "content-length": Buffer.byteLength(content) }).end(content);
    return;
  }
  outgoing.writeHead(status, headers).flushHeaders();
  const stream = content instanceof Readable ? content : Readable.fromWeb(content as never);
  await pipeline(stream, outgoing).catch(ignoreDisconnect);
}

function ignoreDisconnect(error: unknown) {
  if (!isDisconnect(error)) throw error;
}

function headersOf(response: Response): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
