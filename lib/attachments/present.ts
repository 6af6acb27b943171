import type { Attachment } from "@/generated/prisma/client";
import { accessLink, signedLink } from "@/lib/attachments/signature";
import { readableSize } from "@/lib/attachments/size";
import { isoDate } from "@/lib/dates/dates";
import { driverOf } from "@/lib/storage/place";

export type AttachmentJson = ReturnType<typeof presentAttachment>;

const OWNERS = {
  task: "TASK",
  task_description: "task_description",
  comment_image: "comment_image",
  task_cover: "task_cover",
  board: "BOARD",
} as const;

/** See compatibility.md, C78. */
export function presentAttachment(attachment: Attachment) {
  const isLink = attachment.attachmentType === "url";
  return {
    id: attachment.id,
    object_id: objectOf(attachment),
    object_type: OWNERS[attachment.owner],
    attachment_type: attachment.attachmentType,
    file_path: attachment.filePath,
    full_url: isLink ? (attachment.fullUrl ?? "") : accessLink(attachment),
    file_size: attachment.fileSize === null ? null : readableSize(Number(attachment.fileSize)),
    settings: attachment.meta === null ? "" : { meta: attachment.meta },
    title: attachment.title,
    file_hash: attachment.fileHash,
    driver: driverOf(attachment.driver),
    status: attachment.status.toUpperCase(),
    created_by: attachment.createdById,
    created_at: isoDate(attachment.createdAt),
    updated_at: isoDate(attachment.updatedAt),
    secure_url: isLink ? (attachment.fullUrl ?? "") : signedLink(attachment),
  };
}

export const presentPicture = (attachment: Attachment) => ({
  ...presentAttachment(attachment),
  public_url: accessLink(attachment),
});

function objectOf({ owner, commentId, taskId, boardId }: Attachment): number {
  return owner === "comment_image" ? (commentId ?? 0) : owner === "board" ? boardId : (taskId ?? 0);
}
