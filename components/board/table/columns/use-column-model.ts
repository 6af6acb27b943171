"use client";
import { type RefObject, useMemo } from "react";
import { useDirection } from "@base-ui/react/direction-provider";
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { TITLE } from "@/components/board/table/columns/columns";
import { MOST_FROZEN, NARROWEST, WIDEST } from "@/components/board/table/columns/table-layout";
import { useMostFrozen } from "@/components/board/table/columns/use-most-frozen";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});
const helper = createColumnHelper<typeof features, StoredTask>();

export type ColumnModel = ReturnType<typeof useColumnModel>;

/** A frozen title leaves room for another column. */
const TITLE_ON_PHONES = 200;

/**
 * Order, widths, frozen columns and sort order. The table has no rows: it would make all of them again for every change,
 * which takes ten milliseconds for 10,000 tasks.
 */
export function useColumnModel(columns: TableColumns, isPhone: boolean, scroller: RefObject<HTMLElement | null>) {
  const { layout, shown, sorts } = columns;
  const widths = useMemo(
    () => (isPhone ? { ...layout.widths, [TITLE]: TITLE_ON_PHONES } : layout.widths),
    [isPhone, layout.widths],
  );
  const first = shown.slice(0, MOST_FROZEN).map(({ id, width }) => widths[id] ?? width);
  const mostFrozen = useMostFrozen(scroller, first);
  const frozen = Math.min(layout.frozen, mostFrozen);
  const table = useTable({
    features,
    columns: useDefinitions(columns),
    data: NO_ROWS,
    manualSorting: true,
    sortDescFirst: false,
    columnResizeMode: "onChange",
    columnResizeDirection: useDirection(),
    state: { ...useArrangement(columns, frozen), columnSizing: widths, sorting: sorts },
    onSortingChange: (updater) => columns.sortBy(functionalUpdate(updater, sorts)),
    onColumnSizingChange(updater) {
      const { [TITLE]: title, ...others } = functionalUpdate(updater, widths);
      // The width on phones is not the person's choice.
      const chosen = isPhone ? layout.widths[TITLE] : title;
      columns.change({ widths: { ...others, ...(chosen !== undefined && { [TITLE]: chosen }) } });
    },
  });
  return { table, frozen, mostFrozen };
}

const NO_ROWS: StoredTask[] = [];
const NONE: string[] = [];

const useDefinitions = ({ all }: TableColumns) =>
  useMemo(
    () =>
      helper.columns(
        // Only a column with values can be sorted by.
        all.map(({ id, width }) =>
          helper.accessor((task) => task.id, { id, size: width, minSize: NARROWEST, maxSize: WIDEST }),
        ),
      ),
    [all],
  );

const useArrangement = ({ all, shown }: TableColumns, frozen: number) =>
  useMemo(() => {
    const ids = shown.map(({ id }) => id);
    return {
      columnOrder: ids,
      columnVisibility: Object.fromEntries(all.map(({ id }) => [id, ids.includes(id)])),
      columnPinning: { start: ids.slice(0, frozen), end: NONE },
    };
  }, [all, shown, frozen]);
