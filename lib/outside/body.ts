import "server-only";
import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutsideError } from "@/lib/outside/error";

export interface Body {
  bytes: Buffer;
  isTruncated: boolean;
}

/** Reads and decompresses the beginning of a body. Holds at most the limit and one chunk in memory. */
export async function readBody(response: IncomingMessage, limit: number): Promise<Body> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of decompressed(response, limit)) {
    pieces.push(piece);
    size += piece.length;
    if (size > limit) break;
  }
  return { bytes: Buffer.concat(pieces).subarray(0, limit), isTruncated: size > limit };
}

/** All of a body, decompressed. @throws OutsideError past the limit */
export async function* wholeBody(response: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of decompressed(response, limit)) {
    size += piece.length;
    if (size > limit) throw new OutsideError("unreadable");
    yield piece;
  }
}

export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

// A truncated stream is accepted: the part before the end counts.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const DECOMPRESSORS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: () => createGunzip(lenient),
  "x-gzip": () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

function decompressed(response: IncomingMessage, limit: number): AsyncIterable<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return response;

  const decompress = DECOMPRESSORS[encoding];
  if (!decompress) throw new OutsideError("unreadable");
  const limited = (source: Readable) => upTo(source, limit);
  // Errors reach the consumer of the last stream.
  return pipeline(response, limited, decompress(), () => {}) as unknown as AsyncIterable<Buffer>;
}

/** Compressed bytes may never produce output, so the input is limited, too. */
async function* upTo(source: AsyncIterable<Buffer>, limit: number) {
  let size = 0;
  for await (const piece of source) {
    yield piece;
    size += piece.length;
    if (size > limit) return;
  }
}
