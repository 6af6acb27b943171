import { fileTypeOf } from "@/lib/attachments/file-types";
import type { RawAttachment, RawCard } from "@/lib/imports/card-board/raw";
import type { CardContext } from "@/lib/imports/card-board/task";

/** Uploads are files where they can be downloaded, otherwise links to them. Other attachments are links. */
export function attachmentsOf(card: RawCard, { hasFiles }: Pick<CardContext, "hasFiles">) {
  const cover = card.cover?.idAttachment ?? card.idAttachmentCover;
  return card.attachments.map((attachment) => {
    const { id, url, isUpload, mimeType, bytes, date, idMember } = attachment;
    const hasFile = isUpload && hasFiles;
    const title = isUpload ? fileNameOf(attachment) : attachment.name || url;
    return {
      id,
      owner: hasFile && id === cover && isPicture(attachment) ? ("task_cover" as const) : ("task" as const),
      title,
      type: isUpload ? (fileTypeOf(title)?.type ?? mimeType ?? "application/octet-stream") : "url",
      url,
      file: hasFile ? fileOf(card.id, attachment) : null,
      size: bytes,
      created_by: idMember,
      created_at: date,
    };
  });
}

const isPicture = ({ mimeType }: RawAttachment) => mimeType?.startsWith("image/") ?? false;

/** The title that a person gave, if it says what kind of file it is. */
const fileNameOf = ({ name, fileName }: RawAttachment) => (/\.\w{1,10}$/.test(name) ? name : (fileName ?? name));

/** The path of its bytes in the API. */
const fileOf = (cardId: string, { id, fileName, name }: RawAttachment) =>
  ["cards", cardId, "attachments", id, "download", fileName ?? name].map(encodeURIComponent).join("/");
