import "server-only";
import { Invalid } from "@/lib/errors";
import { type ShrinkOptions, shrunk, sizeOf } from "@/lib/pictures/shrink";
import type { ReceivedFile } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";

const MAX_EDGE = 4096;

/** `noun` is for the message. @throws Invalid if the picture is too large or unreadable */
export async function shrunkUpload(
  { driver, path }: ReceivedFile,
  options: ShrinkOptions,
  noun: string,
): Promise<Buffer> {
  const open = () => storageOf(driver).read(path);
  const size = await sizeOf(open);
  if (size && Math.max(size.width, size.height) > MAX_EDGE)
    throw new Invalid(`The ${noun} must be at most ${MAX_EDGE} pixels wide and high.`);

  const small = size && (await shrunk(open, options));
  if (!small) throw new Invalid(`The ${noun} can't be read.`);
  return small;
}
