import type { AttachmentJson } from "@/lib/attachments/present";
import type { PreviewedPicture } from "@/components/files/picture-preview";
import { localFilePath } from "@/lib/attachments/file-link";
import { isPicture } from "@/components/files/picture-files";

/** The description of the linked page, or "". */
export function descriptionOf({ settings }: Pick<AttachmentJson, "settings">): string {
  const meta = typeof settings === "string" ? null : settings.meta;
  const described = meta !== null && typeof meta === "object" && "description" in meta ? meta.description : null;
  return typeof described === "string" ? described : "";
}

/** `example.com`; the whole address where it is not valid. */
export const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;

/** Null for files that browsers can't show as a picture. */
export function pictureOf({ id, title, full_url, attachment_type }: AttachmentJson): PreviewedPicture | null {
  const address = localFilePath(full_url);
  return address !== null && isPicture(attachment_type) ? { id, title, address } : null;
}
