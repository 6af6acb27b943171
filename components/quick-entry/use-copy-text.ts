"use client";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/feedback/toasts";

export function useCopyText() {
  const t = useTranslations("quickEntry");
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast(t("copied")),
      () => toast(t("copyFailed", { text }), "error"),
    );
}
