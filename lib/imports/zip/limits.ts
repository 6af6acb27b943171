import type { Entry } from "yauzl";
import { Unprocessable } from "@/lib/errors";

/** What the entries so far say of themselves. */
export interface Declared {
  entries: number;
  /** In bytes. */
  compressed: number;
}

const MOST_ENTRIES = 200_000;
const LONGEST_NAME = 1_000;
const MEBIBYTE = 1024 * 1024;
/** Text that repeats itself shrinks to a hundredth. */
const HIGHEST_RATIO = 200;

/** @throws Unprocessable for an entry that no export has: encrypted, overlapping with others, or unpacking to far more */
export function refuseBomb(entry: Entry, declared: Declared, archiveSize: number): void {
  declared.entries += 1;
  declared.compressed += entry.compressedSize;
  if (declared.entries > MOST_ENTRIES) throw new Unprocessable("The archive has too many files.");
  if (entry.fileName.length > LONGEST_NAME) throw new Unprocessable("The archive has a file name that is too long.");
  if (entry.isEncrypted()) throw new Unprocessable("The archive is encrypted.");
  if (![0, 8].includes(entry.compressionMethod)) throw new Unprocessable("The archive can't be read.");
  if (declared.compressed > archiveSize) throw new Unprocessable("The archive can't be read.");
  const isLarge = entry.uncompressedSize > MEBIBYTE;
  if (isLarge && entry.uncompressedSize > entry.compressedSize * HIGHEST_RATIO)
    throw new Unprocessable("A file in the archive is too large.");
}
