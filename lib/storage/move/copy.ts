import "server-only";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type StoredFile, storeFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";

export class CopyDiffers extends Error {}

/** A copy that was read back and is the same. It is unclaimed. @throws CopyDiffers */
export async function copyTo(target: string, from: { driver: string; path: string }): Promise<StoredFile> {
  const source = counted(await storageOf(from.driver).read(from.path));
  const copy = await storeFile(newPath(), source.content(), target);
  const returned = counted(await storageOf(target).read(copy.path));
  await returned.readAll();

  if (copy.size !== source.size() || returned.size() !== source.size() || returned.digest() !== source.digest())
    throw new CopyDiffers("The copy differs from the file.");
  return copy;
}

function counted(stream: Readable) {
  const hash = createHash("sha256");
  let size = 0;
  let digest = "";
  async function* content() {
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      size += piece.byteLength;
      hash.update(piece);
      yield piece;
    }
    digest = hash.digest("hex");
  }
  const readAll = async () => {
    const pieces = content();
    while (!(await pieces.next()).done) continue;
  };
  return { content, readAll, size: () => size, digest: () => digest };
}
