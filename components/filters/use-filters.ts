"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { changeFilters, clearFilters } from "@/components/filters/change-filters";
import { filtersIn, withFilters } from "@/components/filters/search-params";

/** For parts that are loaded later: the first load of a board has only `useBoardFilters`. */
export function useFilters() {
  // Other parameters don't change the filters.
  const search = withFilters(new URLSearchParams(), filtersIn(useSearchParams())).toString();
  const filters = useMemo(() => filtersIn(new URLSearchParams(search)), [search]);
  return { filters, change: changeFilters, clear: clearFilters };
}
