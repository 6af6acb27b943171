"use client";
import { useRef } from "react";
import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { isNumeric } from "@/components/board/table/columns/columns";
import type { ColumnModel } from "@/components/board/table/columns/use-column-model";
import { firstWidth } from "@/components/board/table/grid/first-widths";
import { cellStyle, frozenStyle } from "@/components/board/table/grid/table-cell";
import type { HeaderRowProps } from "@/components/board/table/header/header-row";
import { useHeaderDrag } from "@/components/board/table/header/use-header-drag";
import { withTexts } from "@/components/i18n/with-texts";
import { classNames } from "@/components/ui/class-names";
import { buttonStyle } from "@/components/ui/controls/button";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { tableMenusTexts } from "@/generated/messages/parts/tableMenus";

type Header = ReturnType<ColumnModel["table"]["getFlatHeaders"]>[number];

interface HeaderCellProps extends HeaderRowProps {
  column: TableColumn;
  header: Header;
  /** Counted from the column for selecting, which is 0. */
  at: number;
}

const loadMenu = withTexts(tableMenusTexts, () =>
  import("@/components/board/table/header/header-menu").then((file) => file.HeaderMenu),
);

export function HeaderCell({ columns, model, column, header, at, focused, onFit }: HeaderCellProps) {
  const t = useTranslations("boardTable.header");
  const cell = useRef<HTMLDivElement>(null);
  const sorted = columns.sorts.find(({ id }) => id === column.id);
  const dropLine = useHeaderDrag(cell, { id: column.id, columns, isResizing: header.column.getIsResizing() });
  return (
    <div
      ref={cell}
      role="columnheader"
      data-column={column.id}
      aria-colindex={at + 1}
      aria-sort={sorted && (sorted.desc ? "descending" : "ascending")}
      tabIndex={focused === column.id ? 0 : -1}
      className={cellStyle("group/header bg-inherit", firstWidth(column), frozenStyle(at, model.frozen + 1), dropLine)}
    >
      <button
        type="button"
        tabIndex={-1}
        title={column.name}
        onClick={(event) => header.column.getToggleSortingHandler()?.(event)}
        className={classNames(
          "flex h-full min-w-0 flex-1 items-center gap-1 text-sm font-medium text-gray-11 hover:text-gray-12",
          isNumeric(column) && "justify-end",
        )}
      >
        <bdi className="truncate">{column.name}</bdi>
        {sorted && (
          <SortMark desc={sorted.desc} place={columns.sorts.length > 1 ? columns.sorts.indexOf(sorted) + 1 : 0} />
        )}
      </button>
      <LazyMenu
        label={t("actions", { name: column.name })}
        button={<ChevronDown aria-hidden className="size-4" strokeWidth={1.5} />}
        buttonStyle={buttonStyle(
          { kind: "quiet", size: "smallIcon" },
          "absolute end-1 bg-gray-2 opacity-0 group-hover/header:opacity-100 group-focus/header:opacity-100 focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:static pointer-coarse:opacity-100",
        )}
        tabIndex={-1}
        focusAfter={() => cell.current}
        load={loadMenu}
        menuProps={{ columns, model, column, onFit }}
      />
      <Resizer header={header} onFit={() => onFit(column)} />
    </div>
  );
}

function SortMark({ desc, place }: { desc: boolean; place: number }) {
  const Arrow = desc ? ArrowDown : ArrowUp;
  return (
    <span className="flex shrink-0 items-center text-xs text-accent-text tabular-nums">
      <Arrow aria-hidden className="size-4" strokeWidth={1.5} />
      {place > 0 && place}
    </span>
  );
}

/** For the mouse; the menu does the same for the keyboard. */
function Resizer({ header, onFit }: { header: Header; onFit: () => void }) {
  const resize = header.getResizeHandler();
  return (
    <div
      aria-hidden
      data-resizer=""
      onMouseDown={resize}
      onTouchStart={resize}
      onDoubleClick={onFit}
      className={classNames(
        "absolute inset-y-0 -end-1 z-1 w-2 cursor-col-resize touch-none select-none",
        "after:absolute after:inset-y-1.5 after:start-[3px] after:w-0.5 after:rounded-full hover:after:bg-accent",
        header.column.getIsResizing() && "after:bg-accent",
      )}
    />
  );
}
