"use client";
import { useTranslations } from "next-intl";
import { isFiltering } from "@/components/filters/filters";
import { useFilters } from "@/components/filters/use-filters";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** Why there are no rows. */
export function NoRows() {
  const t = useTranslations("boardTable.empty");
  const { filters, clear } = useFilters();
  if (!isFiltering(filters)) return <EmptyState title={t("title")}>{t("text")}</EmptyState>;
  return (
    <EmptyState
      title={t("filtered")}
      action={
        <Button size="small" onClick={clear}>
          {t("clearFilters")}
        </Button>
      }
    />
  );
}
