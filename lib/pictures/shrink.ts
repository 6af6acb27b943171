import "server-only";
import type { Readable } from "node:stream";
import sharp from "sharp";
import { logger } from "@/lib/logger";

/** More pixels than any camera's: what claims more is a bomb. */
const MOST_PIXELS = 120_000_000;

export interface Shrinking {
  /** Of the longer side at most, in pixels. */
  edge: number;
  /** Cut to a square around the middle. */
  square?: boolean;
}

export const SHRUNK_TYPE = "image/webp";

/** How large a picture says it is, in pixels; null for what is no picture that can be read. */
export async function sizeOf(picture: Readable): Promise<{ width: number; height: number } | null> {
  const reading = sharp({ limitInputPixels: MOST_PIXELS });
  picture.on("error", (error) => reading.destroy(error));
  try {
    return await picture.pipe(reading).metadata();
  } catch (error) {
    logger().info({ err: error }, "a picture could not be read");
    return null;
  } finally {
    picture.destroy();
  }
}

/** A picture made smaller, upright and without what a camera wrote into it; null for what is no picture that can be read. */
export async function shrunk(picture: Readable, { edge, square = false }: Shrinking): Promise<Buffer | null> {
  const shrinking = sharp({ limitInputPixels: MOST_PIXELS, sequentialRead: true })
    .rotate()
    .resize({ width: edge, height: edge, fit: square ? "cover" : "inside", withoutEnlargement: !square })
    .webp({ quality: 80 });
  picture.on("error", (error) => shrinking.destroy(error));
  try {
    return await picture.pipe(shrinking).toBuffer();
  } catch (error) {
    logger().info({ err: error }, "a picture could not be read");
    return null;
  } finally {
    picture.destroy();
  }
}
