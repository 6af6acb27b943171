import "server-only";
import type { Board } from "@/generated/prisma/client";
import { newHash } from "@/lib/attachments/add-files";
import { insertAttachments } from "@/lib/attachments/insert";
import { queueThumbnails } from "@/lib/attachments/queue-thumbnails";
import { accessLink } from "@/lib/attachments/signature";
import type { DocumentBoard } from "@/lib/board-document/document";
import { type Background, imageBackground } from "@/lib/boards/background";
import type { Tx } from "@/lib/db";
import { fileFacts } from "@/lib/imports/write/files";
import type { WriteContext } from "@/lib/imports/write/context";
import { claimFiles } from "@/lib/storage/ledger";

/** The picture behind the board, if its bytes came along. */
export async function writeBackground(
  tx: Tx,
  { id: boardId }: Pick<Board, "id">,
  { background, title }: DocumentBoard,
  { files, user, note }: WriteContext,
): Promise<Background | null> {
  const file = background?.file ? files?.get(background.file) : undefined;
  if (background?.file && !file)
    note({ kind: "attachment", title, reason: "The background picture is missing, or is not a picture." });
  if (!file) return null;

  await claimFiles(tx, [file]);
  const [picture] = await insertAttachments(tx, [
    { owner: "board", boardId, ...fileFacts(file), title: file.name, fileHash: newHash(), createdById: user.id },
  ]);
  if (!picture) return null;
  await queueThumbnails(tx, [picture]);
  return imageBackground(String(picture.id), accessLink(picture));
}
