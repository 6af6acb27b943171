"use client";
import { SquareKanban } from "lucide-react";
import { useTranslations } from "next-intl";
import { useBoardSearch } from "@/components/board-store/find-boards";
import type { HookValues } from "@/components/webhooks/outgoing/view-model";
import { SelectField } from "@/components/ui/controls/select-field";
import { SearchChooser } from "@/components/ui/pickers/search-chooser";

interface HookBoardsProps {
  boards: HookValues["boards"];
  onEdit: (edited: Pick<HookValues, "boards">) => void;
}

export function HookBoards({ boards, onEdit }: HookBoardsProps) {
  const t = useTranslations("outgoingWebhooks.form.boards");
  const { texts, find } = useBoardSearch();
  return (
    <div className="flex flex-col items-start gap-3">
      <SelectField
        name="boards"
        label={t("label")}
        value={boards === null ? "all" : "some"}
        onChange={({ target }) => onEdit({ boards: target.value === "all" ? null : [] })}
        choices={[
          { value: "all", label: t("all") },
          { value: "some", label: t("some") },
        ]}
        className="w-full sm:max-w-80"
      />
      {boards && (
        <SearchChooser
          label={t("chosen")}
          text={t("add")}
          Icon={SquareKanban}
          search={{ texts, find, choiceOf: ({ id, title }) => ({ value: id, text: title }) }}
          chosen={boards}
          onChange={(chosen) => onEdit({ boards: chosen.map(({ id, title }) => ({ id, title })) })}
        />
      )}
    </div>
  );
}
