import type { PreviewedPicture } from "@/components/files/picture-preview";
import { localFilePath } from "@/lib/attachments/file-link";
import { isPicture } from "@/components/files/picture-files";
import type { AttachmentJson } from "@/lib/attachments/present";

/** An attachment as the preview shows it; null for what is no picture that every browser shows. */
export function pictureOf({ id, title, full_url, attachment_type }: AttachmentJson): PreviewedPicture | null {
  const address = localFilePath(full_url);
  return address !== null && isPicture(attachment_type) ? { id, title, address } : null;
}
