"use client";
import { useTranslations } from "next-intl";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { isFiltering } from "@/components/filters/filters";
import { useFilters } from "@/components/filters/use-filters";
import { classNames } from "@/components/ui/class-names";
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
      className={classNames(
        "shrink-0 px-3 py-1.5 text-sm text-gray-11 empty:hidden print:hidden",
        // Over the days, which would jump when it goes.
        loading && "absolute inset-x-0 bottom-3 z-4 mx-auto w-fit rounded-full border border-gray-6 bg-card",
      )}
    >
      {loading ? views("loading") : isComplete && isEmpty && t(`nothingDue.${range}`)}
    </p>
  );
}
