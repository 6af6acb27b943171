"use client";
import { useTranslations } from "next-intl";
import { useIsSelected } from "@/components/selection/selection";

/** For screen readers; others see the color. */
export function SelectedMark({ id, taskId }: { id?: string; taskId: number }) {
  const t = useTranslations("board.card");
  return (
    useIsSelected(taskId) && (
      <span id={id} className="sr-only">
        {t("selected")}
      </span>
    )
  );
}
