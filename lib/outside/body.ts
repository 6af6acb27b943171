import "server-only";
import type { IncomingMessage } from "node:http";
import { pipeline, type Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { OutsideError } from "@/lib/outside/error";

export interface Body {
  bytes: Buffer;
  /** Whether there was more than was wanted. */
  cut: boolean;
}

/** The beginning of a body, unpacked. Never holds more than the limit and a piece, however much comes or unfolds. */
export async function readBody(response: IncomingMessage, limit: number): Promise<Body> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of unpacked(response, limit)) {
    pieces.push(piece);
    size += piece.length;
    if (size > limit) break;
  }
  return { bytes: Buffer.concat(pieces).subarray(0, limit), cut: size > limit };
}

export const ACCEPTED_ENCODINGS = "gzip, deflate, br";

// An end that is missing is none of our business: what came before it counts.
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const UNPACK: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: () => createGunzip(lenient),
  "x-gzip": () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

function unpacked(response: IncomingMessage, limit: number): AsyncIterable<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return response;

  const unpack = UNPACK[encoding];
  if (!unpack) throw new OutsideError("unreadable");
  const packed = (source: Readable) => upTo(source, limit);
  // Whoever reads the end of the line hears of what goes wrong on it.
  return pipeline(response, packed, unpack(), () => {}) as unknown as AsyncIterable<Buffer>;
}

/** Packed bytes may unfold to nothing for ever. */
async function* upTo(source: AsyncIterable<Buffer>, limit: number) {
  let size = 0;
  for await (const piece of source) {
    yield piece;
    size += piece.length;
    if (size > limit) return;
  }
}
