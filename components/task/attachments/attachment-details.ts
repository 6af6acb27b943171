import type { AttachmentJson } from "@/lib/attachments/present";
import type { PreviewedPicture } from "@/components/files/picture-preview";
import { ownPath } from "@/lib/attachments/own-link";
import { isPicture } from "@/components/files/picture-files";

/** What the page behind a link says about itself; "" where it says nothing. */
export function descriptionOf({ settings }: Pick<AttachmentJson, "settings">): string {
  const meta = typeof settings === "string" ? null : settings.meta;
  const described = meta !== null && typeof meta === "object" && "description" in meta ? meta.description : null;
  return typeof described === "string" ? described : "";
}

/** `example.com`; the whole address where it can't be told. */
export const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;

/** An attachment as the preview shows it; null for what is no picture that every browser shows. */
export function pictureOf({ id, title, full_url, attachment_type }: AttachmentJson): PreviewedPicture | null {
  const address = ownPath(full_url);
  return address !== null && isPicture(attachment_type) ? { id, title, address } : null;
}
