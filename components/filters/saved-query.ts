import { filtersIn, withFilters } from "@/components/filters/search-params";
import { changeSearch } from "@/components/ui/hooks/navigation";

/** Names the saved filter that was applied last in an address. */
const SAVED = "saved";
/** Parameters of an address that are saved with the filters. */
const OF_VIEW = ["view", "group", "sort", "lanes"] as const;

/** What of an address is saved. */
export function savedQueryOf(params: URLSearchParams): string {
  const query = withFilters(new URLSearchParams(), filtersIn(params));
  for (const name of OF_VIEW) {
    const value = params.get(name);
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** Whether an address differs from a saved filter. What the saved one leaves open does not count. */
export function differsFrom(query: string, params: URLSearchParams): boolean {
  const saved = new URLSearchParams(query);
  const filtersOf = (of: URLSearchParams) => withFilters(new URLSearchParams(), filtersIn(of)).toString();
  return (
    filtersOf(saved) !== filtersOf(params) ||
    OF_VIEW.some((name) => saved.has(name) && saved.get(name) !== params.get(name))
  );
}

export function applySaved({ id, query }: { id: number; query: string }): void {
  const saved = new URLSearchParams(query);
  changeSearch((params) => {
    const next = withFilters(params, filtersIn(saved));
    for (const name of OF_VIEW) {
      const value = saved.get(name);
      if (value) next.set(name, value);
    }
    next.set(SAVED, String(id));
    return next;
  });
}

export const nameSaved = (id: number): void => changeSearch((params) => params.set(SAVED, String(id)));

export const withoutSaved = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name !== SAVED));
