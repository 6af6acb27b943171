import "server-only";
import { settleFiles, type StoredFile } from "@/lib/storage/ledger";
import { copyTo } from "@/lib/storage/move/copy";
import type { MovableFiles } from "@/lib/storage/move/files";
import { replaceFiles } from "@/lib/storage/move/replace";
import { StoredFileMissing } from "@/lib/storage/storage";

/** Nothing has changed when the record was changed meanwhile: its files, if any, are still to be moved. @throws MoveEnded */
export async function moveOne(move: { id: number; target: string }, moved: MovableFiles): Promise<boolean> {
  const { driver, path } = moved;
  const file = await copyTo(move.target, { driver, path });
  return settleFiles([file], async () => {
    const thumbnail = await copyThumbnail(move.target, moved);
    return settleFiles(thumbnail ? [thumbnail] : [], () => replaceFiles(move, moved, { file, thumbnail }));
  });
}

/** One that is missing can be generated again. */
async function copyThumbnail(target: string, { driver, thumbnail }: MovableFiles): Promise<StoredFile | null> {
  if (thumbnail === null) return null;
  try {
    return await copyTo(target, { driver, path: thumbnail });
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}
