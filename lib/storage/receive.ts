import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { Invalid } from "@/lib/errors";
import type { IncomingFile, AcceptedFiles } from "@/lib/http/request/files";
import { dropUnclaimed, settleFiles, type StoredFile, storeFile } from "@/lib/storage/ledger";
import type { Content } from "@/lib/storage/storage";

export interface ReceivedFile extends StoredFile {
  name: string;
  head: Uint8Array;
  /** SHA-256 in hex. */
  digest: string;
}

export interface UploadOptions {
  most?: number;
  missing?: string;
  /** Bytes. A function, because a build has no settings. */
  limit: () => number;
  /** Runs before anything is written. @throws Invalid */
  checkName?: (name: string) => void;
  /** Runs before the rest is written. @throws Invalid */
  checkHead?: (name: string, head: Uint8Array) => Promise<void>;
}

export const storedUploads = (
  field: string,
  { most = 1, missing, ...options }: UploadOptions,
): AcceptedFiles<ReceivedFile> => ({
  field,
  most,
  missing,
  store: (file) => receive(file, options),
  nameOf: ({ name, digest }) => `${name}:${digest}`,
  settle: settleFiles,
});

async function receive(
  { name, content }: IncomingFile,
  { checkName, ...options }: Omit<UploadOptions, "most" | "missing">,
): Promise<ReceivedFile> {
  checkName?.(name);
  return receiveAssembled(name, content, options);
}

export async function receiveAssembled(
  name: string,
  content: Content,
  { limit, checkHead }: Pick<UploadOptions, "limit" | "checkHead">,
): Promise<ReceivedFile> {
  const path = newPath();
  const upload = inspected(content, limit(), async (head) => checkHead?.(name, head));
  try {
    const stored = await storeFile(path, upload.content());
    return { ...stored, name, head: upload.head(), digest: upload.digest() };
  } catch (error) {
    await dropUnclaimed([{ path }]);
    throw error;
  }
}

/** One folder per day, so that none grows without limit. */
export function newPath(now = new Date()): string {
  return `${now.toISOString().slice(0, 10).replaceAll("-", "/")}/${randomUUID()}`;
}

const HEAD_SIZE = 4_100;

/** Passes the bytes on, and meanwhile counts, hashes and checks them. */
function inspected(content: Content, limit: number, onHead: (head: Uint8Array) => Promise<void>) {
  const hash = createHash("sha256");
  let head: Uint8Array = new Uint8Array();

  async function* upload() {
    const firstChunks: Uint8Array[] = [];
    let size = 0;
    let isChecked = false;
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limit) throw new Invalid("File size is too large");
      hash.update(chunk);
      if (isChecked) yield chunk;
      else firstChunks.push(chunk);
      if (!isChecked && size >= HEAD_SIZE) {
        isChecked = true;
        await onHead((head = headOf(firstChunks)));
        yield* firstChunks;
      }
    }
    if (size === 0) throw new Invalid("File is empty.");
    if (isChecked) return;
    await onHead((head = headOf(firstChunks)));
    yield* firstChunks;
  }
  return { content: upload, head: () => head, digest: () => hash.digest("hex") };
}

const headOf = (chunks: Uint8Array[]) => Uint8Array.from(Buffer.concat(chunks).subarray(0, HEAD_SIZE));
