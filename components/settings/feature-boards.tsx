"use client";
import { useState } from "react";
import { SquareKanban } from "lucide-react";
import { useTranslations } from "next-intl";
import { useBoardSearch } from "@/components/board-store/find-boards";
import { boardIdsIn, type FeatureValues } from "@/components/settings/feature-values";
import { SelectField } from "@/components/ui/controls/select-field";
import { SearchChooser } from "@/components/ui/pickers/search-chooser";
import type { BoardModule } from "@/lib/modules/modules";

export interface BoardName {
  id: number;
  title: string;
}

interface FeatureBoardsProps {
  module: BoardModule;
  values: FeatureValues;
  /** The names of the saved boards. */
  known: readonly BoardName[];
  onEdit: (changed: Partial<FeatureValues>) => void;
}

export function FeatureBoards({ module, values, known, onEdit }: FeatureBoardsProps) {
  const t = useTranslations("features.boards");
  const { texts, find } = useBoardSearch();
  const [found, setFound] = useState(known);
  const names = new Map([...known, ...found].map((board) => [board.id, board]));
  const isAll = values[`${module}.all_boards`];
  const chosen = boardIdsIn(values[`${module}.selected_boards`]).flatMap((id) => names.get(id) ?? []);

  function choose(boards: BoardName[]) {
    setFound((before) => [...before, ...boards]);
    onEdit({ [`${module}.selected_boards`]: boards.map(({ id }) => id).join(",") });
  }

  return (
    <div className="flex flex-col items-start gap-3 pb-3">
      <SelectField
        name={`${module}.boards`}
        label={t("label")}
        hint={t("hint")}
        value={isAll ? "all" : "some"}
        onChange={({ target }) => onEdit({ [`${module}.all_boards`]: target.value === "all" })}
        choices={[
          { value: "all", label: t("all") },
          { value: "some", label: t("some") },
        ]}
        className="w-full sm:max-w-80"
      />
      {!isAll && (
        <SearchChooser
          label={t("chosen")}
          text={t("add")}
          Icon={SquareKanban}
          search={{ texts, find, choiceOf: ({ id, title }: BoardName) => ({ value: id, text: title }) }}
          chosen={chosen}
          onChange={choose}
        />
      )}
    </div>
  );
}
