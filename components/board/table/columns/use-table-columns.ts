"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { columnsOf, type TableColumn, TITLE } from "@/components/board/table/columns/columns";
import { type ColumnSort, sortsIn, sortText } from "@/components/board/table/columns/sorting";
import {
  inOrder,
  isShown,
  movedColumn,
  type TableLayout,
  tableLayoutFrom,
} from "@/components/board/table/columns/table-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useLayout } from "@/components/board/views/use-layout";
import { useViewSettings } from "@/components/view-settings/use-view-settings";
import { changeSearch } from "@/components/ui/hooks/navigation";

export type TableColumns = ReturnType<typeof useTableColumns>;

/** The columns of a board for one person: which, in which order, how wide, and how they sort. */
export function useTableColumns({ board, viewer, layout: saved }: BoardViewProps) {
  const nameOf = useTranslations("boardTable.columns");
  const known = useMemo(
    () => columnsOf({ fields: viewer.isPro ? board.custom_fields : [], nameOf }),
    [board.custom_fields, viewer.isPro, nameOf],
  );
  const { layout: boardLayout, change: changeLayout } = useLayout(board.id, saved);
  const settings = useViewSettings("table");
  const layout = useMemo(() => tableLayoutFrom(boardLayout.table), [boardLayout.table]);
  const sortInAddress = useSearchParams().get("sort");

  const all = useMemo(() => inOrder(known, layout.order), [known, layout.order]);
  const isVisible = (column: TableColumn) => isShown(column, settings.shown, layout.shown);
  const visible = all.filter(isVisible);
  const visibleIds = visible.map(({ id }) => id).join();
  // The same list as long as nothing has changed in it.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const shown = useMemo(() => visible, [all, visibleIds]);
  const sortNow = sortInAddress ?? layout.sort;
  const sorts = useMemo(() => sortsIn(sortNow, known), [sortNow, known]);

  const change = ({ order, widths, shown, frozen, sort, summaries }: Partial<TableLayout>) =>
    changeLayout({
      table: {
        ...(order && { order }),
        ...(widths && { widths }),
        ...(shown && { shown }),
        ...(frozen !== undefined && { frozen }),
        ...(sort !== undefined && { sort }),
        ...(summaries && { summaries }),
      },
    });

  return {
    all,
    shown,
    isVisible,
    layout,
    change,
    sorts,
    sortBy(next: readonly ColumnSort[]) {
      const sort = sortText(next);
      change({ sort });
      changeSearch((search) => (sort ? search.set("sort", sort) : search.delete("sort")));
    },
    show({ id, setting }: TableColumn, isOn: boolean) {
      if (id === TITLE) return;
      if (setting) settings.change({ [setting]: isOn });
      else change({ shown: { ...layout.shown, [id]: isOn } });
    },
    /** `before` is null for the end. */
    move: (id: string, before: string | null) =>
      change({
        order: movedColumn(
          all.map((each) => each.id),
          id,
          before,
        ),
      }),
    summarize: (id: string, summary: TableLayout["summaries"][string]) =>
      change({ summaries: { ...layout.summaries, [id]: summary } }),
    reset: () => change({ order: [], widths: {}, shown: {}, frozen: 1, summaries: {} }),
  };
}
