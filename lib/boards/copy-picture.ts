import "server-only";
import type { Attachment, Board } from "@/generated/prisma/client";
import { newHash } from "@/lib/attachments/add-files";
import { hashIn } from "@/lib/attachments/own-link";
import { accessLink } from "@/lib/attachments/signature";
import { type Background, withImage } from "@/lib/boards/background";
import { db, type Tx } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { claimFiles, copyFile, type StoredFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { StoredFileMissing } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CopiedPicture {
  image: Attachment;
  driver: StoredFile["driver"];
  path: string;
}

/** The file of the picture of its own that a board shows, once more and unclaimed; null where it shows none, or its file is gone. */
export async function copyPicture(source: Board): Promise<CopiedPicture | null> {
  const fileHash = hashIn(source.backgroundImageUrl ?? "");
  const image = fileHash === undefined ? null : await db.attachment.findFirst({ where: { fileHash, boardId: source.id, owner: "board" } });
  if (!image?.filePath) return null;
  try {
    return { image, ...(await copyFile({ driver: image.driver, path: image.filePath }, newPath())) };
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}

/** The background that shows the copy: it belongs to the other board, whatever becomes of the original. */
export async function keepPicture(tx: Tx, { image, driver, path }: CopiedPicture, { id: boardId }: Board, actor: CurrentUser): Promise<Background> {
  const { attachmentType, title, fileSize } = image;
  await claimFiles(tx, [{ driver, path }]);
  const kept = await tx.attachment.create({ data: { owner: "board", boardId, attachmentType, title, fileSize, filePath: path, driver, fileHash: newHash(), createdById: actor.id } });
  await addJob(tx, "make-thumbnail", { attachmentId: kept.id }, { maxAttempts: 3 });
  return withImage(String(kept.id), accessLink(kept));
}
