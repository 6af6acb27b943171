import "server-only";
import type { Readable } from "node:stream";
import { refuseMismatchedContents, refuseUnknownType } from "@/lib/attachments/contents";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { fileTitle } from "@/lib/attachments/title";
import type { DocumentNote } from "@/lib/board-document/document";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { receiveAssembled, type ReceivedFile } from "@/lib/storage/receive";

export interface WantedFile {
  file: string;
  title: string;
}

/**
 * Stores the files of attachments before the transaction that records them. What can't be opened, is too large or is
 * no such file is left out with a note. The caller settles the result.
 */
export async function receiveFiles(
  wanted: WantedFile[],
  open: (file: string) => Promise<Readable>,
  note: (note: DocumentNote) => void,
): Promise<Map<string, ReceivedFile>> {
  const files = new Map<string, ReceivedFile>();
  for (const { file, title } of wanted) {
    if (files.has(file)) continue;
    const received = await receiveFile(file, fileTitle(title), open, note);
    if (received) files.set(file, received);
  }
  return files;
}

async function receiveFile(
  file: string,
  title: string,
  open: (file: string) => Promise<Readable>,
  note: (note: DocumentNote) => void,
): Promise<ReceivedFile | null> {
  try {
    refuseUnknownType(title);
    return await receiveAssembled(title, await open(file), {
      limit: () => env().BOARDS_UPLOAD_LIMIT,
      checkHead: refuseMismatchedContents,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) logger().warn({ err: error, file }, "a file of an import could not be read");
    const reason = error instanceof Refusal ? error.message : "The file could not be read.";
    note({ kind: "attachment", title, reason });
    return null;
  }
}

export const fileFacts = ({ name, path, size, driver }: ReceivedFile) => ({
  attachmentType: fileTypeOf(name)?.type ?? "application/octet-stream",
  filePath: path,
  fileSize: BigInt(size),
  driver,
});
