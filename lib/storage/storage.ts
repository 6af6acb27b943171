import "server-only";
import type { Readable } from "node:stream";
import { env } from "@/lib/env";
import { NotFound } from "@/lib/errors";
import type { ByteRange } from "@/lib/http/request/ranges";
import { localStorage } from "@/lib/storage/local";
import { s3Storage } from "@/lib/storage/s3";

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array> | Readable;

/** Paths are generated, never user input: letters, digits, `-`, `_`, `.` and `/`. */
export interface Storage {
  driver: Driver;
  /** Writes the whole file or nothing, in bounded memory. Returns the size in bytes. */
  write: (path: string, content: Content) => Promise<number>;
  /** Opens the file at once, so that a missing one fails before the first byte. @throws StoredFileMissing */
  read: (path: string, range?: ByteRange) => Promise<Readable>;
  copy: (from: string, to: string) => Promise<void>;
  remove: (path: string) => Promise<void>;
}

export type Driver = "local" | "s3";

export class StoredFileMissing extends NotFound {
  constructor() {
    super("File");
  }
}

export const storage = (): Storage => storageOf(env().S3_BUCKET ? "s3" : "local");

/** The storage of an existing file. The setting may have changed since it was stored. */
export function storageOf(driver: string): Storage {
  if (driver === "local") return localStorage();
  if (driver === "s3") return s3Storage();
  throw new Error(`There is no storage called ${driver}.`);
}
