import "server-only";
import { Invalid } from "@/lib/errors";
import { type Shrinking, shrunk, sizeOf } from "@/lib/pictures/shrink";
import type { ReceivedFile } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";

/** Of either side, in pixels. */
const LARGEST = 4096;

/** What is kept of a picture that has arrived. @throws Invalid for one that is too large or can't be read; the noun says in words what it is. */
export async function shrunkUpload(
  { driver, path }: ReceivedFile,
  shrinking: Shrinking,
  noun: string,
): Promise<Buffer> {
  const open = () => storageOf(driver).read(path);
  const size = await sizeOf(open);
  if (size && Math.max(size.width, size.height) > LARGEST)
    throw new Invalid(`The ${noun} must be at most ${LARGEST} pixels wide and high.`);

  const small = size && (await shrunk(open, shrinking));
  if (!small) throw new Invalid(`The ${noun} can't be read.`);
  return small;
}
