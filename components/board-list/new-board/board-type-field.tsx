import { useTranslations } from "next-intl";
import { Lightbulb, SquareKanban } from "lucide-react";
import type { BoardType } from "@/components/board-list/new-board/stage-drafts";
import { ChoiceCards } from "@/components/ui/controls/choice-cards";

interface BoardTypeFieldProps {
  chosen: BoardType;
  onChoose: (type: BoardType) => void;
}

const TYPES = [
  { value: "to-do", words: "regular", Icon: SquareKanban },
  { value: "roadmap", words: "roadmap", Icon: Lightbulb },
] as const;

export function BoardTypeField({ chosen, onChoose }: BoardTypeFieldProps) {
  const t = useTranslations("boards.newBoard");
  const choices = TYPES.map(({ value, words, Icon }) => ({
    ...{ value, Icon },
    ...{ title: t(`types.${words}.title`), text: t(`types.${words}.hint`) },
  }));
  return (
    <fieldset className="my-4">
      <legend className="mb-1.5 text-sm font-medium">{t("type")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <ChoiceCards name="type" choices={choices} chosen={chosen} onChoose={onChoose} />
      </div>
    </fieldset>
  );
}
