"use client";
import { useTranslations } from "next-intl";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { isFiltering } from "@/components/filters/filters";
import { useFilters } from "@/components/filters/use-filters";
import { TryAgain } from "@/components/ui/pages/try-again";

interface NoticesProps extends Pick<BoardViewProps, "loading" | "isComplete"> {
  isEmpty: boolean;
  range: "month" | "week";
}

/** That tasks are missing, or that nothing is due. If there are filters, they say themselves that loading has failed. */
export function CalendarNotices({ loading, isComplete, isEmpty, range }: NoticesProps) {
  const t = useTranslations("boardCalendar");
  const views = useTranslations("boardViews");
  const { filters } = useFilters();
  if (loading?.hasFailed)
    return !isFiltering(filters) && <TryAgain problem={views("failed")} onRetry={loading.retry} />;
  return (
    <p
      role="status"
      data-loading={loading ? "" : undefined}
      className="shrink-0 px-3 py-1.5 text-sm text-gray-11 empty:hidden print:hidden"
    >
      {loading ? views("loading") : isComplete && isEmpty && t(`nothingDue.${range}`)}
    </p>
  );
}
