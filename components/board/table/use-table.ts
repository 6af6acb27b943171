"use client";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useCellContext } from "@/components/board/table/grid/use-cell-context";
import { useCellEdit } from "@/components/board/table/grid/use-cell-edit";
import { useClipboard } from "@/components/board/table/clipboard/use-clipboard";
import { TITLE } from "@/components/board/table/columns/columns";
import { useColumnModel } from "@/components/board/table/columns/use-column-model";
import { useTableColumns } from "@/components/board/table/columns/use-table-columns";
import { SELECT } from "@/components/board/table/grid/table-row";
import { type Grid, useGrid } from "@/components/board/table/grid/use-grid";
import { useAdding } from "@/components/board/table/rows/use-adding";
import { useChecked } from "@/components/board/table/rows/use-checked";
import { useTableRows } from "@/components/board/table/rows/use-table-rows";
import { useIsPhone } from "@/components/ui/hooks/use-is-phone";
import type { BoardViewProps } from "@/components/board/views/view-props";

export type TableOnScreen = ReturnType<typeof useTable>;

/** The state of the table of a board. */
export function useTable(props: BoardViewProps) {
  const { saving } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useTableColumns(props);
  const model = useColumnModel(columns, useIsPhone(), scroller);
  const context = useCellContext(props);
  const latestGrid = useRef<Grid | null>(null);
  const edit = useCellEdit({
    board: props,
    columns: columns.shown,
    context,
    grid: () => required(latestGrid.current),
    root: () => scroller.current,
  });
  const adding = useAdding(props);
  const tasks = useTableRows({ ...props, table: columns, context, edit, adding });
  const taskIds = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const ids = useMemo(() => [SELECT, ...columns.shown.map(({ id }) => id)], [columns.shown]);
  const grid = useGrid({ taskIds, columns: ids, start: TITLE });
  useLayoutEffect(() => void (latestGrid.current = grid), [grid]);
  const checked = useChecked(taskIds);
  const clipboard = useClipboard({ scroller, grid, tasks, columns: columns.shown, context, saving });
  const menu = useRenaming(props, (taskId) => {
    grid.select({ row: taskId, column: TITLE });
    edit.begin({ row: taskId, column: TITLE });
  });
  return { scroller, columns, model, context, edit, adding, tasks, grid, checked, clipboard, menu };
}

/**
 * Renaming from the menu or by its key begins in the title's cell, and not in the menu's place as on a card. The open
 * menu stays the same until it is closed: otherwise it would take the focus back.
 */
function useRenaming({ actions, taskMenu }: BoardViewProps, begin: (taskId: number) => void) {
  const { renamed, endRename } = actions;
  const [menu, setMenu] = useState(() => taskMenu);
  const [begun, setBegun] = useState(renamed);
  if (!renamed && menu !== taskMenu) setMenu(() => taskMenu);
  if (renamed !== begun) {
    setBegun(renamed);
    if (renamed) begin(renamed.taskId);
  }
  useEffect(() => {
    if (renamed) endRename();
  }, [renamed, endRename]);
  return menu;
}

/** Known as soon as the table is drawn, and used only afterwards. */
function required(grid: Grid | null): Grid {
  if (!grid) throw new Error("A cell can be edited only after the grid is drawn.");
  return grid;
}
