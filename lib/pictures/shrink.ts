import "server-only";
import { addAbortSignal, type Readable } from "node:stream";
import sharp from "sharp";
import { logger } from "@/lib/logger";
import { oncePerProcess } from "@/lib/once";

/** More pixels than most cameras': some formats hold all of them in memory at once, with up to eight bytes each. */
const MOST_PIXELS = 50_000_000;
/** In bytes. */
const LARGEST = 50 * 1024 * 1024;
/** In seconds, for reading a picture and again for making it smaller: others wait for it. */
const PATIENCE = 60;

export interface Shrinking {
  /** Of the longer side at most, in pixels. */
  edge: number;
  /** Cut to a square around the middle, white where nothing was drawn. */
  square?: boolean;
  /** PNG where mail programs show it, too: not all of them know WebP. */
  format?: "webp" | "png";
}

type Open = () => Promise<Readable>;

export const SHRUNK_TYPE = "image/webp";

// Nothing is made of the same picture twice.
sharp.cache(false);

/** How large a picture says it is, in pixels; null for what is too large, or no picture that can be read. What opening and reading throw comes through. */
export const sizeOf = (open: Open): Promise<{ width: number; height: number } | null> =>
  ofPicture(open, (bytes) => sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata());

/** A picture made smaller, upright and without what a camera wrote into it; null and errors as with `sizeOf`. */
export const shrunk = (open: Open, { edge, square = false, format = "webp" }: Shrinking): Promise<Buffer | null> =>
  ofPicture(open, (bytes) =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .rotate()
      .resize({ width: edge, height: edge, fit: square ? "cover" : "inside", withoutEnlargement: !square })
      .flatten(square && { background: "#fff" })
      .toFormat(format, format === "webp" ? { quality: 80 } : {})
      .timeout({ seconds: PATIENCE })
      .toBuffer(),
  );

const ofPicture = <Result>(open: Open, work: (bytes: Buffer) => Promise<Result>): Promise<Result | null> =>
  inTurn(async () => {
    const bytes = await bytesOf(await open());
    try {
      return bytes && (await work(bytes));
    } catch (error) {
      logger().info({ err: error }, "a picture could not be read");
      return null;
    }
  });

/** One picture at a time in a process: several large ones at once would take more memory than there is. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const queue = oncePerProcess("pictures", () => ({ last: Promise.resolve() as Promise<unknown> }));
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}

/** Null for what is too large. */
async function bytesOf(picture: Readable): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of addAbortSignal(
    AbortSignal.timeout(PATIENCE * 1000),
    picture,
  ) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > LARGEST) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
