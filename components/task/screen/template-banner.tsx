"use client";
import { LayoutTemplate } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";

/** Says that the task is a template. `onUse` is missing for those who may not create tasks. */
export function TemplateBanner({ onUse }: { onUse: (() => void) | undefined }) {
  const t = useTranslations("task.template");
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-gray-6 bg-accent-soft px-4 py-2 sm:px-6">
      <LayoutTemplate aria-hidden className="size-4 shrink-0 text-accent-text" strokeWidth={1.5} />
      <p className="min-w-0 flex-1">{t("text")}</p>
      {onUse && (
        <Button size="small" onClick={onUse}>
          {t("use")}
        </Button>
      )}
    </div>
  );
}
