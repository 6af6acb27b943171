"use client";
import { readerTexts } from "@/components/i18n/error-texts";
import { toast } from "@/components/ui/feedback/toasts";

export const plainTextOf = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(/<\/(p|li|h\d|pre|blockquote)>|<br ?\/?>/g, "$&\n"), "text/html")
    .body.textContent.trim();

/** Says whether it worked. */
export async function copyText(html: string): Promise<void> {
  const as = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  const { copying: t } = readerTexts();
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ ...as("text/html", html), ...as("text/plain", plainTextOf(html)) }),
    ]);
    toast(t("textCopied"));
  } catch {
    toast(t("failed"), "error");
  }
}
