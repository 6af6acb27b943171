"use client";
import { Globe, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Save } from "@/components/board-store/use-save";
import { buttonStyle } from "@/components/ui/controls/button";
import { Tooltip } from "@/components/ui/overlays/tooltip";
import type { StageJson } from "@/lib/stages/present";

interface StageVisibilityProps {
  stage: StageJson;
  mayChange: boolean;
  save: Save["save"];
}

/** Whether anyone can see a stage on the roadmap's page. */
export function StageVisibility({ stage, mayChange, save }: StageVisibilityProps) {
  const t = useTranslations("board.roadmap");
  const isPublic = stage.settings.is_public ?? false;
  if (!mayChange)
    return (
      <VisibilityMark
        isPublic={isPublic}
        hint={isPublic ? t("publicFixed") : t("hiddenFixed")}
        className="mt-2 size-4 pointer-coarse:mt-3.5"
      />
    );

  return (
    <>
      {/* Touch screens have the switch in the menu of the stage, where there is room for it. */}
      <VisibilityMark isPublic={isPublic} className="mt-3.5 size-4 pointer-fine:hidden" />
      <Tooltip text={isPublic ? t("publicHint") : t("hiddenHint")}>
        <button
          type="button"
          aria-label={t("showStage", { stage: stage.title })}
          aria-pressed={isPublic}
          onClick={() => save({ kind: "show-stage", stageId: stage.id, isPublic: !isPublic })}
          className={buttonStyle({ kind: "quiet", size: "icon" }, "pointer-coarse:hidden")}
        >
          <Icon isPublic={isPublic} />
        </button>
      </Tooltip>
    </>
  );
}

interface VisibilityMarkProps {
  isPublic: boolean;
  hint?: string;
  className: string;
}

export function VisibilityMark({ isPublic, hint, className }: VisibilityMarkProps) {
  const t = useTranslations("board.roadmap");
  return (
    <span
      role="img"
      title={hint}
      aria-label={isPublic ? t("public") : t("hidden")}
      className={`shrink-0 text-gray-11 ${className}`}
    >
      <Icon isPublic={isPublic} />
    </span>
  );
}

function Icon({ isPublic }: { isPublic: boolean }) {
  const Shown = isPublic ? Globe : Lock;
  return <Shown aria-hidden className="size-4" strokeWidth={1.5} />;
}
