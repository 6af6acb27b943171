import "server-only";
import type { Readable } from "node:stream";
import { NotFound } from "@/lib/errors";
import type { ByteRange } from "@/lib/http/request/ranges";
import { accessToBucket, accessToEnvironment } from "@/lib/storage/bucket-access";
import { readCurrentPlace } from "@/lib/storage/current-place";
import { localStorage } from "@/lib/storage/local";
import { bucketIdOf, ENVIRONMENT, LOCAL } from "@/lib/storage/place";
import { s3Storage } from "@/lib/storage/s3";

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array> | Readable;

/** Paths are generated, never user input: letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  /** Its place (`lib/storage/place.ts`). */
  driver: string;
  /** Writes the whole file or nothing, in bounded memory. Returns the size in bytes. */
  write: (path: string, content: Content) => Promise<number>;
  /** Opens the file at once, so that a missing one fails before the first byte. @throws StoredFileMissing */
  read: (path: string, range?: ByteRange) => Promise<Readable>;
  copy: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
}

export class StoredFileMissing extends NotFound {
  constructor() {
    super("File");
  }
}

/** The storage for new files. */
export const storage = async (): Promise<Storage> => storageOf(await readCurrentPlace());

/** The storage of an existing file. The setting may have changed since it was stored. */
export function storageOf(place: string): Storage {
  const bucketId = bucketIdOf(place);
  if (bucketId !== null) return s3Storage(place, () => accessToBucket(bucketId));
  if (place === LOCAL) return localStorage();
  if (place === ENVIRONMENT) return s3Storage(place, accessToEnvironment);
  throw new Error(`There is no storage called ${place}.`);
}
