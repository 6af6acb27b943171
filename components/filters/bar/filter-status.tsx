"use client";
import { useTranslations } from "next-intl";
import type { FilterProps } from "@/components/filters/filter-props";
import { Button } from "@/components/ui/controls/button";
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
