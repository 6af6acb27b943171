"use client";
import { useCallback } from "react";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/feedback/toasts";

export function useCopyLink() {
  const t = useTranslations("board.link");
  return useCallback(
    (link: string): Promise<void> =>
      navigator.clipboard.writeText(link).then(
        () => toast(t("copied")),
        () => toast(t("failed", { link }), "error"),
      ),
    [t],
  );
}
