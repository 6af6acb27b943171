import "server-only";
import type { Readable } from "node:stream";
import { env } from "@/lib/env";
import { NotFound } from "@/lib/errors";
import type { ByteRange } from "@/lib/http/request/ranges";
import { localStorage } from "@/lib/storage/local";
import { s3Storage } from "@/lib/storage/s3";

export type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array> | Readable;

/** Where files are kept. Paths are ours: letters, digits, `-`, `_`, `.` and `/`, never a client's words. */
export interface Storage {
  driver: Driver;
  /** Writes the whole file or nothing, in bounded memory. Answers its size in bytes. What the content throws comes through. */
  write: (path: string, content: Content) => Promise<number>;
  /** Opened at once, so that a missing file is told before the first byte. @throws StoredFileMissing */
  read: (path: string, range?: ByteRange) => Promise<Readable>;
  copy: (from: string, to: string) => Promise<void>;
  /** What is not there is removed already. */
  remove: (path: string) => Promise<void>;
}

export type Driver = "local" | "s3";

export class StoredFileMissing extends NotFound {
  constructor() {
    super("File");
  }
}

/** The storage for new files. */
export const storage = (): Storage => storageOf(env().S3_BUCKET ? "s3" : "local");

/** The storage in which a record's file is: an operator may have changed the setting since. */
export function storageOf(driver: string): Storage {
  if (driver === "local") return localStorage();
  if (driver === "s3") return s3Storage();
  throw new Error(`There is no storage called ${driver}.`);
}
