import "server-only";
import { createHash } from "node:crypto";
import { TooLarge } from "@/lib/errors";
import type { AcceptedFiles, IncomingFile } from "@/lib/http/request/files";

export interface CsvFile {
  bytes: Buffer;
  digest: string;
}

const MEBIBYTE = 1024 * 1024;
const LARGEST = 5 * MEBIBYTE;

/** A file of up to 5 MB, which is kept in memory and never stored. */
export const csvIn = (field: string): AcceptedFiles<CsvFile> => ({
  field,
  most: 1,
  store: receive,
  nameOf: ({ digest }) => digest,
  settle: (_, work) => work(),
});

async function receive({ content }: IncomingFile): Promise<CsvFile> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LARGEST) throw new TooLarge("The file may have up to 5 MB.");
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return { bytes, digest: createHash("sha256").update(bytes).digest("hex") };
}

export function onlyCsv([file]: CsvFile[]): CsvFile {
  if (!file) throw new Error("an upload ran without its file");
  return file;
}
