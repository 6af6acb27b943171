import type { Attachment } from "@/generated/prisma/client";
import { accessLink, signedLink } from "@/lib/attachments/signature";
import { isoDate } from "@/lib/dates";

export type AttachmentJson = ReturnType<typeof presentAttachment>;

const OWNERS = { task: "TASK", task_description: "task_description", comment_image: "comment_image", task_cover: "task_cover", board: "BOARD" } as const;

/** A file or a link, as document 1 (section 2, Attachment) and facts.md (R-ATTACHMENT) have it. */
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
    driver: attachment.driver,
    status: attachment.status.toUpperCase(),
    created_at: isoDate(attachment.createdAt),
    updated_at: isoDate(attachment.updatedAt),
    secure_url: isLink ? (attachment.fullUrl ?? "") : signedLink(attachment),
  };
}

/** A picture in a description, with the link that stands in the text. */
export function presentMediaFile(attachment: Attachment) {
  const { id, object_id, object_type, title } = presentAttachment(attachment);
  return { id, object_id, object_type, title, public_url: accessLink(attachment) };
}

export const presentCommentImage = (attachment: Attachment) => ({ ...presentAttachment(attachment), public_url: accessLink(attachment) });

/** Of an image that no comment has taken yet it is 0. */
function objectOf({ owner, commentId, taskId, boardId }: Attachment): number {
  return owner === "comment_image" ? (commentId ?? 0) : owner === "board" ? boardId : (taskId ?? 0);
}

const UNITS = ["B", "KB", "MB", "GB"] as const;

/** `78 B`, `2 KB`, `1 MB`: whole numbers of 1,024, as WordPress writes sizes. */
function readableSize(bytes: number): string {
  const unit = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${Math.round(bytes / 1024 ** unit)} ${UNITS[unit]}`;
}
