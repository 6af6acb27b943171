"use client";
import { useMemo } from "react";
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
import { NARROWEST, WIDEST } from "@/components/board/table/columns/table-layout";
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

/** A frozen title leaves room for one more column. */
const TITLE_ON_PHONES = 168;

/**
 * Order, widths, frozen columns and sort order. The table has no rows: its rows are made again for every change, which
 * takes ten milliseconds for 10,000 tasks.
 */
export function useColumnModel(columns: TableColumns, isPhone: boolean) {
  const { all, shown, layout, sorts } = columns;
  const definitions = useMemo(
    () =>
      helper.columns(
        // Only a column with values can be sorted by.
        all.map(({ id, width }) =>
          helper.accessor((task) => task.id, { id, size: width, minSize: NARROWEST, maxSize: WIDEST }),
        ),
      ),
    [all],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const frozen = isPhone ? Math.min(1, layout.frozen) : layout.frozen;
  const widths = useMemo(
    () => (isPhone ? { ...layout.widths, [TITLE]: TITLE_ON_PHONES } : layout.widths),
    [isPhone, layout.widths],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    sortDescFirst: false,
    columnResizeMode: "onChange",
    columnResizeDirection: useDirection(),
    state: {
      columnOrder: ids,
      columnVisibility: useMemo(() => Object.fromEntries(all.map(({ id }) => [id, ids.includes(id)])), [all, ids]),
      columnPinning: useMemo(() => ({ start: ids.slice(0, frozen), end: NONE }), [ids, frozen]),
      columnSizing: widths,
      sorting: sorts,
    },
    onSortingChange: (updater) => columns.sortBy(functionalUpdate(updater, sorts)),
    onColumnSizingChange: (updater) => {
      const next = functionalUpdate(updater, widths);
      columns.change({ widths: isPhone ? { ...next, [TITLE]: layout.widths[TITLE] ?? next[TITLE] ?? 0 } : next });
    },
  });
  return { table, frozen, ids };
}

const NO_ROWS: StoredTask[] = [];
const NONE: string[] = [];
