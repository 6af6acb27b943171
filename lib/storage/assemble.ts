import "server-only";
import { Readable } from "node:stream";
import { receiveAssembled, type ReceivedFile, type UploadOptions } from "@/lib/storage/receive";
import { StoredFileMissing, storageOf } from "@/lib/storage/storage";

/**
 * Stores a file that consists of stored chunks. Null when a chunk is gone, because another request has ended the upload
 * or replaced the chunk. @throws Refusal as the checks do
 */
export async function assemble(
  name: string,
  { driver, chunks }: { driver: string; chunks: string[] },
  options: Pick<UploadOptions, "limit" | "checkHead">,
): Promise<ReceivedFile | null> {
  try {
    return await receiveAssembled(name, contentOf(driver, chunks), options);
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}

async function* contentOf(driver: string, chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const path of chunks) yield* Readable.from(await storageOf(driver).read(path)) as AsyncIterable<Uint8Array>;
}
