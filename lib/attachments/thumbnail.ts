import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { shrunk } from "@/lib/pictures/shrink";
import { claimFiles, dropUnclaimed, type StoredFile, storeFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { StoredFileMissing, storageOf } from "@/lib/storage/storage";

const EDGE = 640;

/** A picture may move to another storage while it is resized, and moves are rare. */
const MOST_PLACES = 3;

/**
 * An unreadable image gets no thumbnail; requests for it then get the original. Nor does one that is gone.
 * @throws Conflict when it moves again and again, so that the job runs again
 */
export async function makeThumbnail({ attachmentId }: { attachmentId: number }): Promise<void> {
  let before: Pick<Attachment, "driver" | "filePath"> | undefined;
  for (let place = 0; place < MOST_PLACES; place += 1) {
    const picture = await db.attachment.findUnique({ where: { id: attachmentId } });
    if (!picture?.filePath || picture.thumbnailPath) return;
    // Its file is missing where its record says.
    if (picture.driver === before?.driver && picture.filePath === before.filePath) return;
    if (await isMade(picture, picture.filePath)) return;
    before = picture;
  }
  throw new Conflict("The picture was moved to another storage again and again.");
}

/** False when the picture's file is gone, or when the record has changed meanwhile. */
async function isMade({ id, driver }: Attachment, filePath: string): Promise<boolean> {
  try {
    const small = await shrunk(() => storageOf(driver).read(filePath), { edge: EDGE });
    if (!small) return true;
    const stored = await storeFile(newPath(), [small], driver);
    return await keep({ id, driver, filePath }, stored).finally(() => dropUnclaimed([stored]));
  } catch (error) {
    if (error instanceof StoredFileMissing) return false;
    throw error;
  }
}

/** Claims the thumbnail only with its record: otherwise the ledger removes it. */
function keep(where: Pick<Attachment, "id" | "driver" | "filePath">, stored: StoredFile): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.attachment.updateMany({
      where,
      data: { thumbnailPath: stored.path, thumbnailSize: stored.size },
    });
    if (count > 0) await claimFiles(tx, [stored]);
    return count > 0;
  });
}
