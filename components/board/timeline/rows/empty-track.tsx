"use client";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { RowContext } from "@/components/board/timeline/rows/row-context";
import type { Translate } from "@/lib/i18n/translate";

interface TrackOptions {
  task: StoredTask;
  context: RowContext;
  canPlan: boolean;
  t: Translate<"boardTimeline">;
}

/** As wide as the view, because the chart has no place for the task yet. */
export const trackAttributes = ({ task, context, canPlan, t }: TrackOptions) => ({
  "aria-label": t("undated", { title: task.title }),
  "aria-describedby": canPlan ? context.howToPlanId : undefined,
  "data-grip": canPlan ? "plan" : undefined,
  className:
    "group/track sticky start-(--pane) flex h-full max-sm:h-8 w-[calc(var(--view)-var(--pane))] touch-pan-x touch-pan-y items-center px-3 outline-none select-none -outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus max-sm:items-end max-sm:pb-1.5",
});

export function PlanHint() {
  const t = useTranslations("boardTimeline");
  return (
    <span
      aria-hidden
      className="rounded-sm border border-dashed border-gray-7 bg-surface px-2 text-xs text-gray-11 opacity-0 group-hover/track:opacity-100 group-focus/track:opacity-100 pointer-coarse:opacity-100"
    >
      {t("plan")}
    </span>
  );
}
