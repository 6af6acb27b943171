"use client";
import { ListFilter } from "lucide-react";
import { useTranslations } from "next-intl";
import { clearFilters } from "@/components/filters/change-filters";
import { filterButton } from "@/components/filters/place";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** In place of tasks that the filters hide. */
export function NoMatches({ onCleared }: { onCleared?: () => void }) {
  const t = useTranslations("boardViews");
  function clear() {
    clearFilters();
    onCleared?.();
    filterButton()?.focus();
  }
  return (
    <EmptyState
      icon={<ListFilter aria-hidden className="size-5" strokeWidth={1.5} />}
      title={t("noMatches")}
      action={
        <Button size="small" onClick={clear}>
          {t("clearFilters")}
        </Button>
      }
      className="py-6"
    />
  );
}
