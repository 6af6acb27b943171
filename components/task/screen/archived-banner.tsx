"use client";
import { useTranslations } from "next-intl";
import { Archive } from "lucide-react";
import { RestoreTo } from "@/components/archive/restore-to";
import { Button } from "@/components/ui/controls/button";
import type { StageJson } from "@/lib/stages/present";

interface ArchivedBannerProps {
  /** The choices when its own stage is archived, otherwise null. */
  stages: readonly StageJson[] | null;
  onRestore: ((stageId?: number) => void) | undefined;
}

export function ArchivedBanner({ stages, onRestore }: ArchivedBannerProps) {
  const t = useTranslations("task.archived");
  const actions = useTranslations("ui.actions");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-gray-6 bg-amber-soft px-4 py-2 text-amber-text sm:px-6">
      <Archive aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
      <p className="min-w-0 flex-1">{stages ? t("taskAndStage") : t("task")}</p>
      {onRestore && stages && <RestoreTo label={t("restoreTo")} stages={stages} onRestore={onRestore} />}
      {onRestore && !stages && (
        <Button size="small" onClick={() => onRestore()}>
          {actions("restore")}
        </Button>
      )}
    </div>
  );
}
