import { useTranslations } from "next-intl";
import { Lightbulb, SquareKanban } from "lucide-react";
import type { BoardType } from "@/components/board-list/new-board/stage-drafts";

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
  return (
    <fieldset className="my-4">
      <legend className="mb-1.5 text-sm font-medium">{t("type")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {TYPES.map(({ value, words, Icon }) => (
          <label
            key={value}
            className="flex cursor-pointer gap-2.5 rounded-md border border-gray-7 p-3 transition-colors hover:bg-gray-3 has-checked:border-accent-text has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="type"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              aria-describedby={`type-${value}`}
              aria-label={t(`types.${words}.title`)}
              className="sr-only"
            />
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-gray-11" strokeWidth={1.5} />
            <span className="min-w-0">
              <span className="block font-medium">{t(`types.${words}.title`)}</span>
              <span id={`type-${value}`} className="block text-sm text-gray-11">
                {t(`types.${words}.hint`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
