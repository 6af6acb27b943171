import "server-only";
import { Readable } from "node:stream";
import type { Board } from "@/generated/prisma/client";
import type { EnclosedFile } from "@/lib/exports/context";
import { boardDocument } from "@/lib/exports/document";
import { jsonOf } from "@/lib/exports/json";
import { streamedFromSnapshot } from "@/lib/exports/snapshot";
import type { ZipEntry } from "@/lib/exports/zip";
import { logger } from "@/lib/logger";
import { StoredFileMissing, storageOf } from "@/lib/storage/storage";
import type { ViewerContext } from "@/lib/users/present";

/** A board with its files. */
export interface BoardArchive {
  total: number;
  entries: AsyncIterable<ZipEntry>;
}

/** `board.json`, the files that it names, and `notes.txt` if some of them are missing. @param folder where they are */
export async function boardArchive(
  board: Pick<Board, "id">,
  viewerContext: ViewerContext,
  folder = "",
): Promise<BoardArchive> {
  const files: EnclosedFile[] = [];
  const { total, stream } = await streamedFromSnapshot(async (tx) => {
    const document = await boardDocument(board, { viewerContext, files, tx });
    return { total: document.total, texts: jsonOf(document) };
  });
  return { total, entries: entriesOf(stream, files, folder) };
}

async function* entriesOf(json: Readable, files: EnclosedFile[], folder: string): AsyncGenerator<ZipEntry> {
  const now = new Date();
  yield { name: `${folder}board.json`, time: now, content: json, isCompressed: true };
  const notes: string[] = [];
  for (const file of files) {
    const content = await openFile(file, notes);
    if (content) yield { name: `${folder}${file.entry}`, time: file.createdAt, content, isCompressed: false };
  }
  if (notes.length > 0)
    yield { name: `${folder}notes.txt`, time: now, content: Readable.from(notes), isCompressed: true };
}

/** Null when it is missing in the storage. When it breaks off, the archive has what came. */
async function openFile(file: EnclosedFile, notes: string[]): Promise<Readable | null> {
  const { driver, path, entry } = file;
  try {
    return Readable.from(untilItBreaks(await storageOf(driver).read(path), file, notes), { objectMode: false });
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) logger().warn({ err: error, path }, "a file could not be exported");
    notes.push(`${entry}: the file is missing in the storage.\n`);
    return null;
  }
}

async function* untilItBreaks(content: Readable, { path, entry }: EnclosedFile, notes: string[]) {
  try {
    yield* content;
  } catch (error) {
    logger().warn({ err: error, path }, "a file could not be exported whole");
    notes.push(`${entry}: the file could not be read to its end.\n`);
  }
}
