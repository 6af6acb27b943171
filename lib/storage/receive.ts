import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { Invalid } from "@/lib/errors";
import type { ArrivingFile, FilesTaken } from "@/lib/http/request/files";
import { dropUnclaimed, type StoredFile, storeFile } from "@/lib/storage/ledger";
import type { Content } from "@/lib/storage/storage";

/** A stored upload, not yet claimed. */
export interface ReceivedFile extends StoredFile {
  name: string;
  /** The first bytes, enough to detect its type. */
  head: Uint8Array;
  /** SHA-256 in hex. */
  digest: string;
}

export interface Taking {
  most?: number;
  missing?: string;
  /** Bytes. A function, because a build has no settings. */
  limit: () => number;
  /** Runs before anything is written. @throws Invalid */
  checkName?: (name: string) => void;
  /** Runs before the rest is written. @throws Invalid */
  checkHead?: (name: string, head: Uint8Array) => Promise<void>;
}

/** Streams uploads into the storage at random paths and checks them on the way. */
export const storedUploads = (field: string, { most = 1, missing, ...taking }: Taking): FilesTaken<ReceivedFile> => ({
  field,
  most,
  missing,
  keep: (file) => receive(file, taking),
  nameOf: ({ name, digest }) => `${name}:${digest}`,
  settle: dropUnclaimed,
});

async function receive(
  { name, content }: ArrivingFile,
  { checkName, ...taking }: Omit<Taking, "most" | "missing">,
): Promise<ReceivedFile> {
  checkName?.(name);
  return receiveAgain(name, content, taking);
}

/** The same for a file that is assembled from earlier uploads. */
export async function receiveAgain(
  name: string,
  content: Content,
  { limit, checkHead }: Pick<Taking, "limit" | "checkHead">,
): Promise<ReceivedFile> {
  const path = newPath();
  const passing = watched(content, limit(), async (head) => checkHead?.(name, head));
  try {
    const stored = await storeFile(path, passing.content());
    return { ...stored, name, head: passing.head(), digest: passing.digest() };
  } catch (error) {
    await dropUnclaimed([{ path }]);
    throw error;
  }
}

/** One folder per day, so that none grows without limit. */
export function newPath(now = new Date()): string {
  return `${now.toISOString().slice(0, 10).replaceAll("-", "/")}/${randomUUID()}`;
}

/** Bytes that suffice to detect a file's type. */
const HEAD = 4_100;

/** Passes the bytes on, and meanwhile counts, hashes and checks them. */
function watched(content: Content, limit: number, onHead: (head: Uint8Array) => Promise<void>) {
  const hash = createHash("sha256");
  let head: Uint8Array = new Uint8Array();

  async function* passing() {
    const held: Uint8Array[] = [];
    let size = 0;
    let isLookedAt = false;
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) throw new Invalid("File size is too large");
      hash.update(chunk);
      if (isLookedAt) yield chunk;
      else held.push(chunk);
      if (!isLookedAt && size >= HEAD) {
        isLookedAt = true;
        await onHead((head = headOf(held)));
        yield* held;
      }
    }
    if (size === 0) throw new Invalid("File is empty.");
    if (isLookedAt) return;
    await onHead((head = headOf(held)));
    yield* held;
  }
  return { content: passing, head: () => head, digest: () => hash.digest("hex") };
}

const headOf = (chunks: Uint8Array[]) => Uint8Array.from(Buffer.concat(chunks).subarray(0, HEAD));
