"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { filtersIn, withFilters } from "@/components/filters/search-params";
import { changeSearch } from "@/components/ui/hooks/navigation";

export interface FiltersOnScreen {
  filters: TaskFilters;
  change: (changed: Partial<TaskFilters>) => void;
  clear: () => void;
}

/** The filters in the address, so that a link shows the same tasks. */
export function useFilters(): FiltersOnScreen {
  // Other parameters don't change the filters.
  const search = withFilters(new URLSearchParams(), filtersIn(useSearchParams())).toString();
  return useMemo(
    () => ({
      filters: filtersIn(new URLSearchParams(search)),
      change: (changed) => changeSearch((params) => withFilters(params, { ...filtersIn(params), ...changed })),
      clear: () => changeSearch((params) => withFilters(params, NO_FILTERS)),
    }),
    [search],
  );
}
