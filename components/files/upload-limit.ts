"use client";
import { readableSize } from "@/components/files/readable-size";
import { readerTexts } from "@/components/i18n/error-texts";
import { fileTypeOf } from "@/lib/attachments/file-types";

/** In bytes, from the page's meta tag. */
const uploadLimit = (): number =>
  Number(document.querySelector<HTMLMetaElement>('meta[name="upload-limit"]')?.content) || Infinity;

export function rejectionOf({ name, size }: File): string | undefined {
  const { errors: t, locale } = readerTexts();
  if (!fileTypeOf(name)) return t("fileType");
  if (size === 0) return t("emptyFile");
  return size > uploadLimit() ? t("fileTooLarge", { size: readableSize(uploadLimit(), locale) }) : undefined;
}
