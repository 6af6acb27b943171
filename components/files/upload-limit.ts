"use client";
import { fileTypeOf } from "@/lib/attachments/file-types";
import { readableSize } from "@/lib/attachments/size";

/** In bytes, from the page's meta tag. */
const uploadLimit = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="upload-limit"]')?.content) || Infinity;

export function rejectionOf({ name, size }: File): string | undefined {
  if (!fileTypeOf(name)) return "Files of this kind are not taken.";
  if (size === 0) return "The file is empty.";
  return size > uploadLimit()
    ? `The file is too large. It may have ${readableSize(uploadLimit())} at most.`
    : undefined;
}
