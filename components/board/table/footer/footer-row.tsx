"use client";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { CellsOnScreen } from "@/components/board/table/grid/use-cell-context";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { FooterCell } from "@/components/board/table/footer/footer-cell";
import { firstWidth } from "@/components/board/table/grid/first-widths";
import { cellStyle, frozenStyle, rowStyle } from "@/components/board/table/grid/table-cell";
import { SELECT } from "@/components/board/table/grid/table-row";

export interface FooterRowProps {
  columns: TableColumns;
  frozen: number;
  tasks: readonly StoredTask[];
  /** Otherwise the figures would be too small. */
  isComplete: boolean;
  context: CellsOnScreen;
  /** The column of the tab stop, if it is in this row. */
  focused: string | null;
}

export function FooterRow(props: FooterRowProps) {
  const { columns, frozen, tasks, isComplete, focused } = props;
  const t = useTranslations("boardTable.footer");
  return (
    <div role="rowgroup" className="sticky bottom-0 z-20">
      <div
        role="row"
        data-row="footer"
        aria-rowindex={tasks.length + 2}
        className={`${rowStyle} h-9 border-t border-gray-6 bg-gray-2 pointer-coarse:h-11`}
      >
        {[SELECT, ...columns.shown.map(({ id }) => id)].map((id, at) => {
          const column = columns.shown[at - 1];
          return (
            <div
              key={id}
              role="gridcell"
              data-column={id}
              aria-colindex={at + 1}
              tabIndex={focused === id ? 0 : -1}
              className={cellStyle(
                "bg-inherit text-sm text-gray-11",
                column ? firstWidth(column) : "w-11",
                frozenStyle(at, frozen + 1),
              )}
            >
              {at === 1 && isComplete && <span className="truncate">{t("tasks", { count: tasks.length })}</span>}
              {at > 1 && column && isComplete && <FooterCell {...props} column={column} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}
