"use client";
import { useMemo, useState } from "react";
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
import type { Json } from "@/lib/http/response/json";
import { hasModule, type HasModules, isRoadmap } from "@/lib/modules/on-screen";

export type TableColumns = ReturnType<typeof useTableColumns>;

/** The columns of a board for one person: which, in which order, how wide, and how they sort. */
export function useTableColumns({ board, boards, viewer, layout: saved, layoutPath }: BoardViewProps) {
  const nameOf = useTranslations("boardTable.columns");
  const hasTime = hasModule(viewer, "timeTracking", board);
  const hasVotes = isRoadmap(viewer, board);
  const known = useMemo(
    () =>
      columnsOf({
        boards,
        fields: viewer.isPro ? board.custom_fields : [],
        hasVotes,
        hasTime,
        timedBoards: boards ? timedAmong(boards, viewer) : undefined,
        nameOf,
      }),
    [boards, board, viewer, hasTime, hasVotes, nameOf],
  );
  const { layout: boardLayout, change: changeLayout } = useLayout(layoutPath, saved);
  const settings = useViewSettings("table");
  const layout = useMemo(() => tableLayoutFrom(boardLayout.table), [boardLayout.table]);
  const all = useMemo(() => inOrder(known, layout.order), [known, layout.order]);
  const isVisible = (column: TableColumn) => isShown(column, settings.shown, layout.shown);
  const shown = useSameList(all.filter(isVisible));
  // The order in the address counts, otherwise the person's last one.
  const sort = useSearchParams().get("sort") ?? layout.sort;
  const sorts = useMemo(() => sortsIn(sort, known), [sort, known]);
  const change = (changed: Partial<TableLayout>) => changeLayout({ table: asJson(changed) });
  return { all, shown, isVisible, layout, change, sorts, ...columnActions({ all, layout, settings, change }) };
}

const timedAmong = (boards: NonNullable<BoardViewProps["boards"]>, viewer: HasModules): ReadonlySet<number> =>
  new Set([...boards.values()].filter((board) => hasModule(viewer, "timeTracking", board)).map(({ id }) => id));

interface ActionOptions {
  all: readonly TableColumn[];
  layout: TableLayout;
  settings: Pick<ReturnType<typeof useViewSettings<"table">>, "change">;
  change: (changed: Partial<TableLayout>) => void;
}

const columnActions = ({ all, layout, settings, change }: ActionOptions) => ({
  sortBy(next: readonly ColumnSort[]) {
    const sort = sortText(next);
    change({ sort });
    changeSearch((search) => (sort ? search.set("sort", sort) : search.delete("sort")));
  },
  show({ id, setting }: TableColumn, isOn: boolean) {
    if (setting) settings.change({ [setting]: isOn });
    else if (id !== TITLE) change({ shown: { ...layout.shown, [id]: isOn } });
  },
  /** `before` is null for the end. */
  move(id: string, before: string | null) {
    const ids = all.map((each) => each.id);
    change({ order: movedColumn(ids, id, before) });
  },
  resize: (id: string, width: number) => change({ widths: { ...layout.widths, [id]: width } }),
  summarize: (id: string, summary: TableLayout["summaries"][string]) =>
    change({ summaries: { ...layout.summaries, [id]: summary } }),
  reset: () => change({ order: [], widths: {}, shown: {}, frozen: 1, summaries: {} }),
});

/** `Partial` allows undefined, which no caller passes. */
const asJson = (changed: Partial<TableLayout>) => changed as Record<string, Json>;

/** The same list as long as it has the same elements. */
function useSameList<Each>(list: readonly Each[]): readonly Each[] {
  const [before, setBefore] = useState(list);
  const isSame = list.length === before.length && list.every((each, at) => each === before[at]);
  if (!isSame) setBefore(list);
  return isSame ? before : list;
}
