"use client";
import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FilterProps } from "@/components/filters/filter-props";
import { showsArchived, type TaskFilters } from "@/components/filters/filters";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useDelayedFlag } from "@/components/ui/hooks/use-delayed-flag";

export function FilterStatus({ hidden, loading }: Pick<FilterProps, "hidden" | "loading">) {
  const t = useTranslations("filters");
  const board = useTranslations("boardViews");
  const actions = useTranslations("ui.actions");
  const isSlow = useDelayedFlag(loading !== null, 150);
  if (loading?.hasFailed)
    return (
      <span role="alert" className="flex shrink-0 items-center gap-2 text-sm text-red-text">
        {board("failed")}
        <Button size="small" onClick={loading.retry}>
          {actions("tryAgain")}
        </Button>
      </span>
    );
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-gray-11 tabular-nums">
      {hidden !== null && hidden > 0 && t("hidden", { count: hidden })}
      {loading && isSlow && board("loading")}
    </span>
  );
}

interface NoMatchesProps extends Pick<FilterProps, "hidden" | "count"> {
  filters: TaskFilters;
  onClear: () => void;
}

export function NoMatches({ filters, hidden, count, onClear }: NoMatchesProps) {
  const t = useTranslations("filters");
  if (!hidden || count > 0 || showsArchived(filters)) return null;
  return (
    <div className="shrink-0 border-b border-gray-6 bg-surface">
      <EmptyState
        icon={<ListFilter aria-hidden className="size-5" strokeWidth={1.5} />}
        title={t("noMatches")}
        action={
          <Button size="small" onClick={onClear}>
            {t("clearAll")}
          </Button>
        }
        className="py-6"
      />
    </div>
  );
}
