"use client";
import { useTranslations } from "next-intl";
import { RestoreTo } from "@/components/archive/restore-to";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";
import type { StageJson } from "@/lib/stages/present";

interface ChosenTasksProps {
  chosen: readonly number[];
  of: number;
  busy: boolean;
  /** Choices where the stage of a chosen task is archived; else null. */
  stages: readonly StageJson[] | null;
  chooseAll: (on: boolean) => void;
  onRestore: (stageId?: number) => void;
  onDelete: () => void;
}

export function ChosenTasks({ chosen, of, busy, stages, chooseAll, onRestore, onDelete }: ChosenTasksProps) {
  const t = useTranslations("archive");
  const count = chosen.length;
  return (
    <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1">
      <CheckBox
        label={t("tasks.selectAll")}
        checked={count === of}
        mixed={count > 0 && count < of}
        onChange={chooseAll}
      >
        <span className="text-sm text-gray-11 tabular-nums">
          {count === 0 ? t("tasks.selectAll") : t("tasks.selected", { count })}
        </span>
      </CheckBox>
      {count > 0 && (
        <div className="ms-auto flex gap-1">
          {stages ? (
            <RestoreTo
              label={t("tasks.restoreCountTo", { count })}
              text={t("tasks.restoreCountTo", { count })}
              heading={t("restoreTo.headingOfMany")}
              stages={stages}
              disabled={busy}
              onRestore={onRestore}
            />
          ) : (
            <Button size="small" busy={busy} onClick={() => onRestore()}>
              {t("tasks.restoreCount", { count })}
            </Button>
          )}
          <Button kind="dangerQuiet" size="small" disabled={busy} onClick={onDelete}>
            {t("tasks.deleteCount", { count })}
          </Button>
        </div>
      )}
    </div>
  );
}
