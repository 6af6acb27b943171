"use client";
import { useMemo } from "react";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { SELECT_WIDTH, withinLimits } from "@/components/board/table/columns/table-layout";
import type { ColumnModel } from "@/components/board/table/columns/use-column-model";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { useHydrated } from "@/components/ui/hooks/hydrated";

interface GridWidthOptions {
  columns: TableColumns;
  model: ColumnModel;
  root: () => HTMLElement | null;
}

/** Widths are variables of the grid, so that no row renders again when one changes. */
export function useGridWidths({ columns, model: { table, frozen }, root }: GridWidthOptions) {
  const isSized = useHydrated();
  const serialized = columns.shown.map(({ id, width }) => table.getColumn(id)?.getSize() ?? width).join();
  const widths = useMemo(() => serialized.split(",").map(Number), [serialized]);
  const style = useMemo(() => variablesOf([SELECT_WIDTH, ...widths], frozen + 1), [widths, frozen]);

  /** Makes a column as wide as its widest cell that is drawn. */
  function fit({ id }: TableColumn) {
    const grid = root();
    if (!grid) return;
    const at = columns.shown.findIndex((column) => column.id === id);
    const natural = [SELECT_WIDTH, ...widths].map((width, index) => (index === at + 1 ? "max-content" : `${width}px`));
    const before = grid.style.getPropertyValue("--columns");
    grid.style.setProperty("--columns", natural.join(" "));
    const cells = [...grid.querySelectorAll<HTMLElement>(`[data-column="${id}"]`)];
    const widest = Math.max(...cells.map(({ offsetWidth }) => offsetWidth));
    grid.style.setProperty("--columns", before);
    columns.resize(id, withinLimits(widest));
  }

  return { widths, style: isSized ? style : undefined, isSized, fit };
}

function variablesOf(widths: readonly number[], frozen: number): React.CSSProperties {
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0));
  return withVariables({
    "--columns": widths.map((width) => `${width}px`).join(" "),
    "--frozen": `${widths.slice(0, frozen).reduce((sum, width) => sum + width, 0)}px`,
    ...Object.fromEntries(starts.slice(0, frozen).map((start, at) => [`--at-${at}`, `${start}px`])),
  });
}

/** React's type of styles does not know variables. */
const withVariables = (variables: Readonly<Record<string, string>>) => variables as React.CSSProperties;
