import type { AttachmentJson } from "@/lib/attachments/present";

/** What the page behind a link says about itself; "" where it says nothing. */
export function descriptionOf({ settings }: Pick<AttachmentJson, "settings">): string {
  const meta = typeof settings === "string" ? null : settings.meta;
  const described = meta !== null && typeof meta === "object" && "description" in meta ? meta.description : null;
  return typeof described === "string" ? described : "";
}

/** `example.com`; the whole address where it can't be told. */
export const siteOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : address;
