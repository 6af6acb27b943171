import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import { requestedRange, type ByteRange, contentRange } from "@/lib/http/request/ranges";
import { isKnown } from "@/lib/http/response/unchanged";

export interface SentFile {
  /** As it is saved. */
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Changes whenever the content does. */
  version: string;
  /** Whether a browser may show it; everything else is saved. */
  isShown: boolean;
  /** For how many seconds a browser may keep it without asking. */
  maxAge: number;
  open: (range?: ByteRange) => Promise<Readable>;
}

/**
 * A file, whole or in ranges (RFC 9110, 14), never run: `nosniff`, a sandbox, and a name that can't break out of its header.
 * What the storage lacks is told before the first byte.
 */
export async function fileAnswer(request: Request, file: SentFile): Promise<Response> {
  const etag = `"${file.version}"`;
  const headers = headersOf(file, etag);
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });

  const asked = requestedRange(request, file.size, etag);
  if (asked === "unsatisfiable")
    return new Response(null, {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes */${file.size}`, "Content-Length": "0" },
    });
  const [first] = asked === "whole" ? [] : asked;
  if (asked === "whole" || !first)
    return new Response(await body(request, file), { headers: { ...headers, "Content-Length": String(file.size) } });

  return asked.length === 1 ? oneRange(request, file, first, headers) : manyRanges(request, file, asked, headers);
}

/** HEAD opens nothing. */
const body = async (request: Request, { open }: SentFile, range?: ByteRange) =>
  request.method === "HEAD" ? null : asWeb(request, await open(range));

function asWeb(request: Request, stream: Readable): ReadableStream<Uint8Array> {
  // Node's declaration of it and the browser's differ in nothing that matters here.
  const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  whenGone(request, () => stream.destroy());
  return body;
}

/** Once the caller has left, nobody takes, or cancels, the answer: what is open has to be closed. */
function whenGone({ signal }: Request, close: () => void) {
  if (signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
}

const headersOf = (file: SentFile, etag: string) => ({
  "Content-Type": file.type.startsWith("text/") ? `${file.type}; charset=utf-8` : file.type,
  "Content-Disposition": contentDisposition(file.name, { type: file.isShown ? "inline" : "attachment" }),
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": file.maxAge > 0 ? `private, max-age=${file.maxAge}` : "private, no-cache",
  "Accept-Ranges": "bytes",
  ETag: etag,
});

async function oneRange(
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

async function manyRanges(
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

  return new Response(asWeb(request, await parts(request, file, ranges, head, tail)), {
    status: 206,
    headers: {
      ...headers,
      "Content-Type": `multipart/byteranges; boundary=${boundary}`,
      "Content-Length": String(length),
    },
  });
}

/** The first range is opened at once: it tells whether there is such a file. */
async function parts(
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
  whenGone(request, () => part.destroy());
  return whole.once("close", () => part.destroy());
}
