"use client";
import { useTranslations } from "next-intl";
import type { ChartCellProps } from "@/components/board/timeline/rows/task-bar";

/** As wide as the view, because the chart has no place for the task yet. */
export function EmptyTrack({ task, isTabStop, context }: Pick<ChartCellProps, "task" | "isTabStop" | "context">) {
  const t = useTranslations("boardTimeline");
  const canPlan = context.canEdit && task.id > 0;
  return (
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t("undated", { title: task.title })}
      aria-describedby={canPlan ? context.howToPlanId : undefined}
      data-bar={task.id}
      data-task={task.id}
      data-grip={canPlan ? "plan" : undefined}
      className="group/track sticky start-(--pane) flex h-full max-sm:h-8 w-[calc(var(--view)-var(--pane))] touch-pan-x touch-pan-y items-center px-3 outline-none select-none -outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus max-sm:items-end max-sm:pb-1.5"
    >
      {canPlan && (
        <span
          aria-hidden
          className="rounded-sm border border-dashed border-gray-7 bg-surface px-2 text-xs text-gray-11 opacity-0 group-hover/track:opacity-100 group-focus/track:opacity-100 pointer-coarse:opacity-100"
        >
          {t("plan")}
        </span>
      )}
    </div>
  );
}
