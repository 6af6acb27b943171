import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { requestedRange, type ByteRange, contentRange } from "@/lib/http/request/ranges";
import { matchesEtag } from "@/lib/http/response/etag";

export interface SentFile {
  /** The name for downloads. */
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Changes whenever the content does. */
  version: string;
  /** Whether a browser may display it instead of downloading it. */
  isShown: boolean;
  /** For how many seconds a browser may cache it. */
  maxAge: number;
  open: (range?: ByteRange) => Promise<Readable>;
}

/**
 * Serves a file, whole or in ranges (RFC 9110, 14), so that browsers never run it: `nosniff`, a sandbox, and an
 * escaped name. A file missing in the storage fails before the first byte.
 */
export async function fileAnswer(request: Request, file: SentFile): Promise<Response> {
  const etag = `"${file.version}"`;
  const headers = headersOf(file, etag);
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers });

  const requested = requestedRange(request, file.size, etag);
  if (requested === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes */${file.size}`, "Content-Length": "0" },
    });
  const [first] = requested === "whole" ? [] : requested;
  if (requested === "whole" || !first)
    return new Response(await body(request, file), { headers: { ...headers, "Content-Length": String(file.size) } });

  return requested.length === 1
    ? singleRangeResponse(request, file, first, headers)
    : multipartResponse(request, file, requested, headers);
}

const body = async (request: Request, { open }: SentFile, range?: ByteRange) =>
  request.method === "HEAD" ? null : webStream(request, await open(range));

/** The stream is closed when the client disconnects. */
export function webStream(request: Request, stream: Readable): ReadableStream<Uint8Array> {
  // Node's type differs from the browser's in nothing that matters here.
  const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  onDisconnect(request, () => stream.destroy());
  return body;
}

/** After a disconnect nobody reads or cancels the response, so its sources must be closed. */
function onDisconnect({ signal }: Request, close: () => void) {
  if (signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
}

/** Browsers run nothing of such a response, and don't guess its type. */
export const INERT = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};

const headersOf = (file: SentFile, etag: string) => ({
  "Content-Type": file.type.startsWith("text/") ? `${file.type}; charset=utf-8` : file.type,
  "Content-Disposition": contentDisposition(file.name, { type: file.isShown ? "inline" : "attachment" }),
  ...INERT,
  "Cache-Control": file.maxAge > 0 ? `private, max-age=${file.maxAge}` : "private, no-cache",
  "Accept-Ranges": "bytes",
  ETag: etag,
});

async function singleRangeResponse(
  request: Request,
  file: SentFile,
  range: ByteRange,
  headers: Record<string, string>,
): Promise<Response> {
  return new Response(await body(request, file, range), {
    status: 206,
    headers: {
      ...headers,
      "Content-Range": contentRange(range, file.size),
      "Content-Length": String(range.end - range.start + 1),
    },
  });
}

async function multipartResponse(
  request: Request,
  file: SentFile,
  ranges: ByteRange[],
  { "Content-Type": type = "", ...headers }: Record<string, string>,
): Promise<Response> {
  const boundary = randomUUID();
  const head = (range: ByteRange) =>
    Buffer.from(
      `\r\n--${boundary}\r\nContent-Type: ${type}\r\nContent-Range: ${contentRange(range, file.size)}\r\n\r\n`,
    );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const length = ranges.reduce((sum, range) => sum + head(range).length + range.end - range.start + 1, tail.length);

  return new Response(webStream(request, await multipartStream(request, file, ranges, head, tail)), {
    status: 206,
    headers: {
      ...headers,
      "Content-Type": `multipart/byteranges; boundary=${boundary}`,
      "Content-Length": String(length),
    },
  });
}

/** Opens the first range at once, which fails when the file is missing. */
async function multipartStream(
  request: Request,
  { open }: SentFile,
  ranges: ByteRange[],
  head: (range: ByteRange) => Buffer,
  tail: Buffer,
): Promise<Readable> {
  let part = await open(ranges[0]);
  async function* all() {
    for (const [at, range] of ranges.entries()) {
      yield head(range);
      if (at > 0) part = await open(range);
      yield* part;
    }
    yield tail;
  }
  const whole = Readable.from(all(), { objectMode: false });
  part.once("error", (error) => whole.destroy(error));
  onDisconnect(request, () => part.destroy());
  return whole.once("close", () => part.destroy());
}
