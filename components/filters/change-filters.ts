import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { withoutSaved } from "@/components/filters/saved-query";
import { filtersIn, withFilters } from "@/components/filters/search-params";
import { changeSearch } from "@/components/ui/hooks/navigation";

export const changeFilters = (changed: Partial<TaskFilters>): void =>
  changeSearch((params) => withFilters(params, { ...filtersIn(params), ...changed }));

export const clearFilters = (): void => changeSearch((params) => withFilters(withoutSaved(params), NO_FILTERS));
