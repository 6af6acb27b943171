import "server-only";
import { db } from "@/lib/db";
import { Conflict } from "@/lib/errors";
import { shrunk } from "@/lib/pictures/shrink";
import { claimFiles, dropUnclaimed, storeFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { storageOf } from "@/lib/storage/storage";

const EDGE = 640;

/** An unreadable image gets no thumbnail; requests for it then get the original. */
export async function makeThumbnail({ attachmentId }: { attachmentId: number }): Promise<void> {
  const picture = await db.attachment.findUnique({ where: { id: attachmentId } });
  const path = picture?.filePath;
  if (!path || picture.thumbnailPath) return;

  const small = await shrunk(() => storageOf(picture.driver).read(path), { edge: EDGE });
  if (!small) return;
  const stored = await storeFile(newPath(), [small], picture.driver);
  try {
    await db.$transaction(async (tx) => {
      await claimFiles(tx, [stored]);
      const { count } = await tx.attachment.updateMany({
        where: { id: attachmentId, driver: picture.driver, filePath: path },
        data: { thumbnailPath: stored.path, thumbnailSize: stored.size },
      });
      // The job runs again, and reads the picture where it is then.
      if (count === 0) throw new Conflict("The picture was deleted or moved to another storage meanwhile.");
    });
  } finally {
    await dropUnclaimed([stored]);
  }
}
