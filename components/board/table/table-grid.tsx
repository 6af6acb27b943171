"use client";
import { useRef } from "react";
import { useTranslations } from "next-intl";
import { AddTaskRow } from "@/components/board/table/rows/add-task-row";
import { LoadingRows } from "@/components/board/table/rows/loading-rows";
import type { TableOnScreen } from "@/components/board/table/use-table";
import { FooterRow } from "@/components/board/table/footer/footer-row";
import { type Scrolling, TableRows } from "@/components/board/table/table-rows";
import { useGridEvents } from "@/components/board/table/use-grid-events";
import { useGridWidths } from "@/components/board/table/grid/use-grid-widths";
import { HeaderRow } from "@/components/board/table/header/header-row";
import type { BoardViewProps } from "@/components/board/views/view-props";

export interface TableGridProps {
  board: BoardViewProps;
  table: TableOnScreen;
}

export function TableGrid({ board: props, table }: TableGridProps) {
  const { tasks, columns, model, context, grid, checked, scroller } = table;
  const t = useTranslations("boardTable");
  const { widths, style, isSized, fit } = useGridWidths({ columns, model, root: () => scroller.current });
  const scrolling = useRef<Scrolling>(null);
  const events = useGridEvents({ board: props, table, scrolling });
  const focusedIn = (row: "header" | "footer") => (grid.focus.row === row ? grid.focus.column : null);

  return (
    <div
      ref={scroller}
      style={style}
      data-scroller=""
      data-unsized={isSized ? undefined : ""}
      className="relative min-h-0 flex-1 overflow-auto overscroll-contain"
    >
      <div
        role="grid"
        aria-label={t("grid", { board: props.board.title })}
        aria-rowcount={tasks.length + 2}
        aria-colcount={columns.shown.length + 1}
        aria-multiselectable
        className="w-max min-w-full select-none"
        {...events}
      >
        <HeaderRow
          columns={columns}
          model={model}
          focused={focusedIn("header")}
          checked={{ count: checked.ids.size, total: tasks.length, toggleAll: checked.toggleAll }}
          onFit={fit}
        />
        <TableRows ref={scrolling} board={props} table={table} widths={widths} />
        {!props.isComplete && <LoadingRows />}
        <AddTaskRow board={props} adding={table.adding} count={tasks.length} columns={columns.shown.length + 1} />
        <FooterRow
          columns={columns}
          frozen={model.frozen}
          tasks={tasks}
          isComplete={props.isComplete}
          context={context}
          focused={focusedIn("footer")}
        />
      </div>
    </div>
  );
}
