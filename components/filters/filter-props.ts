import type { PanelPlace } from "@/components/filters/place";
import type { FilterSource } from "@/components/filters/source";
import type { FiltersOnScreen } from "@/components/filters/use-filters";

export interface FilterProps extends FilterSource {
  filtering: FiltersOnScreen;
  /** The number of tasks in view. */
  count: number;
  /** Null before all tasks are loaded. */
  hidden: number | null;
  loading: { hasFailed: boolean; retry: () => void } | null;
  place: PanelPlace | null;
  onPlace: (place: PanelPlace | null) => void;
}
