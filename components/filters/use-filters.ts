"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { filtersIn, withFilters } from "@/components/filters/search-params";
import { savedIdIn, withoutSaved } from "@/components/filters/saved-query";
import { changeSearch } from "@/components/ui/hooks/navigation";

export interface FiltersOnScreen {
  filters: TaskFilters;
  change: (changed: Partial<TaskFilters>) => void;
  clear: () => void;
  /** The saved filter that was applied last. */
  savedId: number | null;
}

/** The filters in the address, so that a link shows the same tasks. */
export function useFilters(): FiltersOnScreen {
  const savedId = savedIdIn(useSearchParams());
  // Other parameters don't change the filters.
  const search = withFilters(new URLSearchParams(), filtersIn(useSearchParams())).toString();
  return useMemo(
    () => ({
      filters: filtersIn(new URLSearchParams(search)),
      change: (changed) => changeSearch((params) => withFilters(params, { ...filtersIn(params), ...changed })),
      clear: () => changeSearch((params) => withFilters(withoutSaved(params), NO_FILTERS)),
      savedId,
    }),
    [search, savedId],
  );
}
