import "server-only";
import type { Attachment, Board } from "@/generated/prisma/client";
import { newHash } from "@/lib/attachments/add-files";
import { fileHashIn } from "@/lib/attachments/file-link";
import { accessLink } from "@/lib/attachments/signature";
import { type Background, NO_BACKGROUND, imageBackground } from "@/lib/boards/background";
import { db, type Tx } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { claimFiles, copyFile, type StoredFile } from "@/lib/storage/ledger";
import { newPath } from "@/lib/storage/receive";
import { StoredFileMissing } from "@/lib/storage/storage";
import type { CurrentUser } from "@/lib/users/current-user";

export interface CopiedPicture {
  image: Attachment;
  file: Pick<StoredFile, "driver" | "path"> | null;
}

export async function copyPicture(source: Board): Promise<CopiedPicture | null> {
  const fileHash = fileHashIn(source.backgroundImageUrl ?? "");
  const image =
    fileHash === undefined
      ? null
      : await db.attachment.findFirst({ where: { fileHash, boardId: source.id, owner: "board" } });
  return image && { image, file: await copyOf(image) };
}

async function copyOf({ driver, filePath }: Attachment): Promise<CopiedPicture["file"]> {
  if (filePath === null) return null;
  try {
    return await copyFile({ driver, path: filePath }, newPath());
  } catch (error) {
    if (error instanceof StoredFileMissing) return null;
    throw error;
  }
}

/** Stores a copy, since deleting the original must not affect the new board. */
export async function saveCopiedPicture(
  tx: Tx,
  { image, file }: CopiedPicture,
  { id: boardId }: Board,
  actor: CurrentUser,
): Promise<Background> {
  if (!file) return NO_BACKGROUND;

  const { attachmentType, title, fileSize } = image;
  await claimFiles(tx, [file]);
  const created = await tx.attachment.create({
    data: {
      owner: "board",
      boardId,
      attachmentType,
      title,
      fileSize,
      filePath: file.path,
      driver: file.driver,
      fileHash: newHash(),
      createdById: actor.id,
    },
  });
  await addJob(tx, "make-thumbnail", { attachmentId: created.id }, { maxAttempts: 3 });
  return imageBackground(String(created.id), accessLink(created));
}
