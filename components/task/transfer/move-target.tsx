"use client";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { readBoard } from "@/components/board-store/board-data";
import { type FoundBoard, useBoardSearch } from "@/components/board-store/find-boards";
import { SelectField } from "@/components/ui/controls/select-field";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { SearchPicker } from "@/components/ui/pickers/search-picker";
import type { StageJson } from "@/lib/stages/present";

/** The chosen board, and its chosen or first stage. */
export function useTarget() {
  const [to, chooseTo] = useState<FoundBoard | null>(null);
  const [chosenStage, chooseStage] = useState<number | null>(null);
  const target = useTargetBoard(to);
  const stages = target.board?.stages ?? [];
  const stageId = chosenStage ?? stages[0]?.id ?? null;
  const mayMove = target.board?.abilities.edit === true && stageId !== null;
  function chooseBoard(found: FoundBoard) {
    chooseTo(found);
    chooseStage(null);
  }
  return { to, target, stages, stageId, mayMove, chooseBoard, chooseStage };
}

function useTargetBoard(to: FoundBoard | null) {
  const { data, error } = useQuery({
    queryKey: ["move to board", to?.id],
    enabled: to !== null,
    staleTime: 0,
    queryFn: () => readBoard(to?.id ?? 0),
  });
  return { board: to ? data : undefined, problem: to && error ? errorMessage(error) : "" };
}

export type Place = "start" | "end";
const PLACES: readonly Place[] = ["start", "end"];

interface BoardChoiceProps {
  chosen: FoundBoard | null;
  without: number;
  onChoose: (board: FoundBoard) => void;
}

export function BoardChoice({ chosen, without, onChoose }: BoardChoiceProps) {
  const t = useTranslations("transfer");
  const search = useBoardSearch();
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {t("board")}
      </span>
      <SearchPicker
        text={chosen?.title ?? t("chooseBoard")}
        label={t("boardIs", { title: chosen?.title ?? t("chooseBoard") })}
        Icon={Columns3}
        search={search}
        without={[without]}
        closes
        onToggle={onChoose}
      />
    </div>
  );
}

interface TargetFieldsProps {
  stages: readonly StageJson[];
  stageId: number;
  at: Place;
  onStage: (stageId: number) => void;
  /** Null for the bottom. */
  onPlace: ((place: Place) => void) | null;
}

export function TargetFields({ stages, stageId, at, onStage, onPlace }: TargetFieldsProps) {
  const t = useTranslations("transfer");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t("stage")}
        name="stage"
        value={stageId}
        choices={stages.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={({ target }) => onStage(Number(target.value))}
      />
      {onPlace && (
        <SelectField
          label={t("position")}
          name="position"
          value={at}
          choices={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
          onChange={({ target }) => onPlace(PLACES.find((place) => place === target.value) ?? "start")}
        />
      )}
    </div>
  );
}
