import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { Readable, type Transform } from "node:stream";
import * as zlib from "node:zlib";

export type Content = string | Buffer | Readable | ReadableStream<Uint8Array> | null;

interface Compressed {
  headers: OutgoingHttpHeaders;
  content: Content;
}

/** In bytes: shorter answers fit into one packet anyway. */
const MIN_LENGTH = 1024;
/** In bytes: up to here a thread of its own would cost more than the compression. */
const MAX_AT_ONCE = 128 * 1024;

const TYPES = /^application\/(json|javascript)\b/i;

/** Measured on lists of tasks: higher levels take several times as long for a tenth less. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } };
const GZIP = { level: 1 };

interface Encoding {
  atOnce: (text: string) => Buffer;
  stream: () => Transform;
}

const ENCODINGS: Record<string, Encoding> = {
  br: { atOnce: (text) => zlib.brotliCompressSync(text, BROTLI), stream: () => zlib.createBrotliCompress(BROTLI) },
  gzip: { atOnce: (text) => zlib.gzipSync(text, GZIP), stream: () => zlib.createGzip(GZIP) },
};

/** Compresses JSON for clients that accept it. */
export function compressed(
  { headers: asked }: IncomingMessage,
  headers: OutgoingHttpHeaders,
  content: Content,
): Compressed {
  if (content === null || !TYPES.test(String(headers["content-type"])) || isShort(content)) return { headers, content };

  const vary = { ...headers, vary: [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ") };
  const name = Object.keys(ENCODINGS).find((each) => accepts(String(asked["accept-encoding"] ?? ""), each));
  const encoding = name === undefined ? undefined : ENCODINGS[name];
  if (!encoding) return { headers: vary, content };

  const { "content-length": _, etag, ...others } = vary;
  const own = { ...others, "content-encoding": name, ...(etag !== undefined && { etag: weak(String(etag)) }) };
  return { headers: own, content: encode(encoding, content) };
}

const isShort = (content: Content) => typeof content === "string" && Buffer.byteLength(content) < MIN_LENGTH;

function encode(encoding: Encoding, content: Exclude<Content, null>): Content {
  if (typeof content === "string" && content.length <= MAX_AT_ONCE) return encoding.atOnce(content);

  const source = content instanceof ReadableStream ? Readable.fromWeb(content as never) : Readable.from([content]);
  const target = encoding.stream();
  source.on("error", (error) => target.destroy(error));
  target.on("close", () => source.destroy());
  return source.pipe(target);
}

/** `br;q=0` refuses. A wildcard is not enough: some clients send it and understand none. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The compressed bytes are another version of the same content. */
const weak = (etag: string) => (etag.startsWith("W/") ? etag : `W/${etag}`);
