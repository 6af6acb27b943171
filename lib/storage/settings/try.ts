import "server-only";
import { Unprocessable } from "@/lib/errors";
import { accessOf, type Keys } from "@/lib/storage/bucket-access";
import { isDefined } from "@/lib/storage/current-place";
import { localStorage } from "@/lib/storage/local";
import { storageReason } from "@/lib/storage/reason";
import { newPath } from "@/lib/storage/receive";
import { s3Storage } from "@/lib/storage/s3";
import type { ChooseStorage, ChosenBucket } from "@/lib/storage/settings/inputs";
import { keysOf } from "@/lib/storage/settings/keys";
import type { Storage } from "@/lib/storage/storage";

/** A person waits for the answer. */
const PATIENCE = { connectionTimeout: 5_000, requestTimeout: 10_000, socketTimeout: 10_000, maxAttempts: 1 };

const CONTENT = Buffer.from("Boards tests whether it can store files here, and removes this one.\n");

/** A storage that works: it has stored, returned and removed a file. Null for the disk. */
export type TriedStorage = (Omit<ChosenBucket, "keys"> & { keys: Keys }) | null;

/** @throws Unprocessable with the reason of the storage, or when the environment decides */
export async function tryStorage(chosen: ChooseStorage): Promise<TriedStorage> {
  if (isDefined()) throw new Unprocessable("The storage is set in the environment of the server.");
  if (chosen === null) {
    await exchange(localStorage(), []);
    return null;
  }

  const tried = { ...chosen, keys: await keysOf(chosen) };
  const access = accessOf(tried, tried.keys);
  await exchange(
    s3Storage(tried.driver, async () => access, PATIENCE),
    Object.values(tried.keys),
  );
  return tried;
}

async function exchange(storage: Storage, secrets: string[]): Promise<void> {
  const path = newPath();
  let returned: Buffer;
  try {
    await storage.write(path, [CONTENT]);
    try {
      returned = await readLimited(storage, path);
    } finally {
      await storage.remove(path);
    }
  } catch (error) {
    throw new Unprocessable(`Connection failed: ${storageReason(error, secrets)}`);
  }
  if (!returned.equals(CONTENT)) throw new Unprocessable("Connection failed: The store returns other files.");
}

/** Whatever the store sends, and however slowly. */
async function readLimited({ read }: Storage, path: string): Promise<Buffer> {
  const stream = await read(path);
  const timer = setTimeout(() => stream.destroy(new TimeoutError()), PATIENCE.requestTimeout);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of stream) {
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
      if (size > CONTENT.length) break;
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(pieces);
}

class TimeoutError extends Error {
  override name = "TimeoutError";
}
