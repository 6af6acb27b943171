import "server-only";
import type { Attachment } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";

type Queued = Pick<Attachment, "attachmentType" | "filePath" | "thumbnailPath"> & { id?: number };

export async function queueThumbnails(tx: Tx, attachments: Queued[]): Promise<void> {
  for (const { id, attachmentType, filePath, thumbnailPath } of attachments) {
    const isPicture = filePath !== null && attachmentType.startsWith("image/");
    if (id !== undefined && isPicture && thumbnailPath === null)
      await addJob(tx, "make-thumbnail", { attachmentId: id }, { maxAttempts: 3 });
  }
}
