"use client";
import { TableGrid } from "@/components/board/table/table-grid";
import { TableToolbar } from "@/components/board/table/table-toolbar";
import { useTable } from "@/components/board/table/use-table";
import { useTableHints } from "@/components/board/table/use-table-hints";
import type { BoardViewProps } from "@/components/board/views/view-props";

/** All tasks of the board as the rows of a spreadsheet. */
export function TableView(props: BoardViewProps) {
  const table = useTable(props);
  useTableHints(props.abilities.edit);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col bg-surface">
      <TableToolbar board={props} table={table} />
      <TableGrid board={props} table={table} />
    </div>
  );
}
