"use client";
import {
  clearSelection,
  extendSelection,
  select,
  toggleSelected,
  useSelectedOf,
} from "@/components/selection/selection";

export type Checked = ReturnType<typeof useChecked>;

/** The rows that are chosen with their check boxes. Rows that are not shown do not count. */
export function useChecked(taskIds: readonly number[]) {
  const ids = useSelectedOf(taskIds);
  return {
    ids,
    toggle: (id: number, isExtending: boolean) => (isExtending ? extendSelection(id, taskIds) : toggleSelected(id)),
    toggleAll: () => select(ids.size === taskIds.length ? [] : taskIds),
    clear: clearSelection,
  };
}
