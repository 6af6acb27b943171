import "server-only";
import type { Readable } from "node:stream";
import { refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { fileTitle } from "@/lib/attachments/title";
import type { DocumentNote } from "@/lib/board-document/notes";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import type { WantedFile } from "@/lib/imports/wanted-files";
import { logger } from "@/lib/logger";
import { receiveAssembled, type ReceivedFile } from "@/lib/storage/receive";

type Open = (name: string) => Promise<Readable>;

export interface FileOpeners {
  openFile?: Open;
  openAddress?: Open;
}

/**
 * Stores the files of attachments before the transaction that records them, by their names. What can't be opened, is
 * too large or is no such file is left out with a note. The caller settles the result.
 */
export async function receiveFiles(
  wanted: WantedFile[],
  { openFile, openAddress }: FileOpeners,
  note: (note: DocumentNote) => void,
): Promise<Map<string, ReceivedFile>> {
  const files = new Map<string, ReceivedFile>();
  for (const { name, title, isAddress } of wanted) {
    const open = isAddress ? openAddress : openFile;
    if (!open || files.has(name)) continue;
    const received = await receiveFile(name, fileTitle(title), open).catch((error: unknown) => error);
    if (isReceived(received)) files.set(name, received);
    // A link takes the place of what can't be fetched, with a note of its own.
    else if (!isAddress) note({ kind: "attachment", title: fileTitle(title), reason: reasonOf(received, name) });
  }
  return files;
}

const isReceived = (result: unknown): result is ReceivedFile =>
  typeof result === "object" && result !== null && "digest" in result;

async function receiveFile(name: string, title: string, open: Open): Promise<ReceivedFile> {
  refuseUnknownType(title);
  return receiveAssembled(title, await open(name), {
    limit: () => env().BOARDS_UPLOAD_LIMIT,
    checkHead: refuseMismatchedContents,
  });
}

function reasonOf(error: unknown, name: string): string {
  if (error instanceof Refusal) return error.message;
  logger().warn({ err: error, name }, "a file of an import could not be read");
  return "The file could not be read.";
}

export const fileFacts = ({ name, path, size, driver }: ReceivedFile) => ({
  attachmentType: fileTypeOf(name)?.type ?? "application/octet-stream",
  filePath: path,
  fileSize: BigInt(size),
  driver,
});
