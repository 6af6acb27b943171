import type { TaskFilters } from "@/components/filters/filters";
import type { PanelPlace } from "@/components/filters/place";
import type { FilterSource } from "@/components/filters/source";

export interface FilterProps extends FilterSource {
  /** Null when none is set. */
  filters: TaskFilters | null;
  savedId: number | null;
  /** The number of tasks in view. */
  count: number;
  /** Null before all tasks are loaded. */
  hidden: number | null;
  /** Otherwise the view says that no task matches. */
  saysNoMatches: boolean;
  loading: { hasFailed: boolean; retry: () => void } | null;
  place: PanelPlace | null;
  onPlace: (place: PanelPlace | null) => void;
}
