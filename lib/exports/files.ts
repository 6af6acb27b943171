import type { Attachment } from "@/generated/prisma/client";
import { downloadName } from "@/lib/attachments/title";
import { cut } from "@/lib/text/text";

const MAX_LENGTH = 80;

/** Its place in an archive: no two attachments share it, and every system can store it. */
export function entryOf({ id, title, attachmentType }: Pick<Attachment, "id" | "title" | "attachmentType">): string {
  const name = downloadName(title, attachmentType).replace(/[<>:"|?*\\/\p{Cc}]/gu, "-");
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
  const stem = cut(name.slice(0, name.length - extension.length), MAX_LENGTH).replace(/[. ]+$/, "");
  return `files/${id}-${stem}${extension.replace(/[. ]+$/, "")}`;
}
