"use client";
import { useTranslations } from "next-intl";
import { isFiltering } from "@/components/filters/filters";
import { NoMatches } from "@/components/filters/no-matches";
import { useFilters } from "@/components/filters/use-filters";
import { EmptyState } from "@/components/ui/feedback/empty-state";

/** Why there are no rows. */
export function NoRows() {
  const t = useTranslations("boardTable.empty");
  const { filters } = useFilters();
  return isFiltering(filters) ? <NoMatches /> : <EmptyState title={t("title")}>{t("text")}</EmptyState>;
}
