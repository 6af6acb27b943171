"use client";
import { useTranslations } from "next-intl";
import { useProgress } from "@/components/board-store/edits/progress";

/** While tasks are saved with several requests. */
export function SavingProgress() {
  const t = useTranslations("ui.transfer");
  const progress = useProgress();
  return (
    <p role="status" className="text-sm text-gray-11 tabular-nums empty:hidden">
      {progress && t("progress", { ...progress })}
    </p>
  );
}
