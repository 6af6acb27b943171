"use client";
import { useTranslations } from "next-intl";
import type { TableColumn } from "@/components/board/table/columns/columns";
import type { ColumnModel } from "@/components/board/table/columns/use-column-model";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { cellStyle, frozenStyle, rowStyle } from "@/components/board/table/grid/table-cell";
import { SELECT } from "@/components/board/table/grid/table-row";
import { HeaderCell } from "@/components/board/table/header/header-cell";
import { CheckBox } from "@/components/ui/controls/check-box";

export interface HeaderRowProps {
  columns: TableColumns;
  model: ColumnModel;
  /** The column of the tab stop, if it is in this row. */
  focused: string | null;
  checked: { count: number; total: number; toggleAll: () => void };
  onFit: (column: TableColumn) => void;
}

export function HeaderRow(props: HeaderRowProps) {
  const { columns, model } = props;
  const headers = model.table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <div role="rowgroup" className="sticky top-0 z-20">
      <div role="row" data-row="header" aria-rowindex={1} className={`${rowStyle} h-9 bg-gray-2 pointer-coarse:h-11`}>
        <SelectAll {...props} />
        {columns.shown.map((column, at) => {
          const header = headers.find(({ id }) => id === column.id);
          return header && <HeaderCell key={column.id} {...props} column={column} header={header} at={at + 1} />;
        })}
      </div>
    </div>
  );
}

function SelectAll({ model, focused, checked: { count, total, toggleAll } }: HeaderRowProps) {
  const t = useTranslations("boardTable.header");
  return (
    <div
      role="columnheader"
      data-column={SELECT}
      aria-colindex={1}
      tabIndex={focused === SELECT ? 0 : -1}
      className={cellStyle("w-11 justify-center bg-inherit", frozenStyle(0, model.frozen + 1))}
    >
      <CheckBox
        label={t("selectAll")}
        checked={total > 0 && count === total}
        mixed={count > 0 && count < total}
        disabled={total === 0}
        onChange={toggleAll}
        className="absolute inset-0 justify-center"
      />
    </div>
  );
}
