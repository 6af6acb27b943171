import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { Invalid } from "@/lib/errors";
import type { ArrivingFile, FilesTaken } from "@/lib/http/request/files";
import { dropUnclaimed, type StoredFile, storeFile } from "@/lib/storage/ledger";
import type { Content } from "@/lib/storage/storage";

/** A file that has arrived and lies in the storage, unclaimed. */
export interface ReceivedFile extends StoredFile {
  /** As the client called it. */
  name: string;
  /** Its first bytes, enough to tell what it is. */
  head: Uint8Array;
  /** SHA-256 in hex. */
  digest: string;
}

export interface Taking {
  most?: number;
  missing?: string;
  /** In bytes, asked for at each upload: a build has no settings. */
  limit: () => number;
  /** Looks at the name before a byte is written. @throws Invalid */
  checkName?: (name: string) => void;
  /** Looks at the first bytes before the rest is written. @throws Invalid */
  checkHead?: (name: string, head: Uint8Array) => Promise<void>;
}

/** Uploads that go straight into the storage, at random paths, checked while they arrive. */
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

/** The same for a file that is made of what has arrived before. */
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

/** Spread over folders by day, so that none of them grows without end. */
export function newPath(now = new Date()): string {
  return `${now.toISOString().slice(0, 10).replaceAll("-", "/")}/${randomUUID()}`;
}

/** What a file type is told by at most. */
const HEAD = 4_100;

/** The same bytes; meanwhile they are counted, hashed, and the first of them looked at. */
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
