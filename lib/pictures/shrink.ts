import "server-only";
import { addAbortSignal, type Readable } from "node:stream";
import sharp from "sharp";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

/** More than most cameras have. Some formats need all pixels in memory, with up to eight bytes each. */
const MAX_PIXELS = 50_000_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** Seconds for reading a picture, and again for resizing it: other pictures wait in a queue. */
const TIMEOUT_SECONDS = 60;

export interface ShrinkOptions {
  edge: number;
  /** Cropped to a square around the middle, with transparent parts in white. */
  square?: boolean;
  format?: "webp" | "png";
}

type Open = () => Promise<Readable>;

export const SHRUNK_TYPE = "image/webp";

// The same picture is never resized twice.
sharp.cache(false);

/** Null for a picture that is too large or unreadable. Errors of opening and reading the file are thrown. */
export const sizeOf = (open: Open): Promise<{ width: number; height: number } | null> =>
  withBytes(open, (bytes) => sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata());

/** A smaller, upright picture without metadata. Null and errors are as for `sizeOf`. */
export const shrunk = (open: Open, { edge, square = false, format = "webp" }: ShrinkOptions): Promise<Buffer | null> =>
  withBytes(open, (bytes) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .rotate()
      .resize({ width: edge, height: edge, fit: square ? "cover" : "inside", withoutEnlargement: !square })
      .flatten(square && { background: "#fff" })
      .toFormat(format, format === "webp" ? { quality: 80 } : {})
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer(),
  );

const withBytes = <Result>(open: Open, work: (bytes: Buffer) => Promise<Result>): Promise<Result | null> =>
  oneAtATime(async () => {
    const bytes = await bytesOf(await open());
    try {
      return bytes && (await work(bytes));
    } catch (error) {
      logger().info({ err: error }, "a picture could not be read");
      return null;
    }
  });

/** One picture at a time per process: several large ones would need too much memory. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const queue = oncePerProcess("pictures", () => ({ last: Promise.resolve() as Promise<unknown> }));
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}

async function bytesOf(picture: Readable): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of addAbortSignal(
    AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
    picture,
  ) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > MAX_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
