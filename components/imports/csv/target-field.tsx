"use client";
import { useTranslations } from "next-intl";
import { SquareKanban } from "lucide-react";
import { type FoundBoard, useBoardSearch } from "@/components/board-store/find-boards";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { Panel } from "@/components/ui/overlays/panel";
import { SearchPicker } from "@/components/ui/pickers/search-picker";

/** Null for a new board; a board that is yet to be chosen has no id. */
export type Target = { id: number | null; title: string } | null;

interface TargetFieldProps {
  target: Target;
  onChange: (target: Target) => void;
}

/** A table can be added to a board that exists. */
export function TargetField({ target, onChange }: TargetFieldProps) {
  const t = useTranslations("imports.csv");
  const search = useBoardSearch();
  const choose = ({ id, title }: FoundBoard) => onChange({ id, title });
  return (
    <Panel className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5">
      <fieldset className="contents">
        <legend className="sr-only">{t("target")}</legend>
        <TargetChoice label={t("newBoard")} checked={!target} onChoose={() => onChange(null)} />
        <TargetChoice
          label={t("existingBoard")}
          checked={target !== null}
          onChoose={() => onChange({ id: null, title: "" })}
        />
      </fieldset>
      {target && (
        <SearchPicker
          text={target.title || t("chooseBoard")}
          label={target.title ? `${t("chooseBoard")}: ${target.title}` : t("chooseBoard")}
          Icon={SquareKanban}
          search={search}
          chosen={target.id === null ? [] : [target.id]}
          onToggle={choose}
        />
      )}
      {target?.id === null && <ProblemLine>{t("needsBoard")}</ProblemLine>}
    </Panel>
  );
}

interface TargetChoiceProps {
  label: string;
  checked: boolean;
  onChoose: () => void;
}

const TargetChoice = ({ label, checked, onChoose }: TargetChoiceProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
    <input type="radio" name="target" checked={checked} onChange={onChoose} className="size-4 shrink-0 accent-accent" />
    {label}
  </label>
);
