import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";

/** Keyboard only: a mouse drags the header, a finger presses it. */
export function StageGrip({ title, howToId }: { title: string; howToId: string }) {
  const t = useTranslations("board.stages");
  return (
    <button
      type="button"
      data-grip=""
      aria-label={t("moveStage", { title })}
      aria-describedby={howToId}
      className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:start-0.5 focus-visible:top-2.5 focus-visible:z-10 focus-visible:grid focus-visible:h-6 focus-visible:w-4 focus-visible:place-items-center focus-visible:rounded-sm focus-visible:bg-raised"
    >
      <GripVertical aria-hidden className="size-4" strokeWidth={1.5} />
    </button>
  );
}
