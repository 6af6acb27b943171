"use client";
import { useRef } from "react";
import { GripVertical } from "lucide-react";
import { useTranslations } from "next-intl";
import { TITLE } from "@/components/board/table/columns/columns";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { classNames } from "@/components/ui/class-names";
import { Button } from "@/components/ui/controls/button";
import { CheckBox } from "@/components/ui/controls/check-box";
import { useSortableRows } from "@/components/ui/hooks/use-sortable-rows";
import type { MenuAnchor } from "@/components/ui/overlays/menu";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";

interface ColumnsPanelProps {
  menu: MenuAnchor;
  columns: TableColumns;
}

/** Which columns are shown, and in which order. */
export function ColumnsPanel({ menu: { label, anchor, open, onOpenChange }, columns }: ColumnsPanelProps) {
  const t = useTranslations("tableMenus.columns");
  return (
    <AnchoredPopover
      label={label}
      anchor={() => anchor.current}
      open={open}
      onOpenChange={onOpenChange}
      className="flex max-h-(--available-height) w-72 flex-col p-1"
    >
      <ColumnList columns={columns} />
      <div className="mt-1 flex flex-col gap-1 border-t border-gray-6 pt-1">
        <p className="px-2.5 py-1 text-xs text-gray-11">{t("allBoards")}</p>
        <Button kind="quiet" size="small" wide onClick={columns.reset}>
          {t("reset")}
        </Button>
      </div>
    </AnchoredPopover>
  );
}

function ColumnList({ columns }: { columns: TableColumns }) {
  const t = useTranslations("tableMenus.columns");
  const list = useRef<HTMLUListElement>(null);
  const movable = columns.all.filter(({ id }) => id !== TITLE);
  const { gripAt, dropLineAt } = useSortableRows(list, (from, to) => {
    const moved = movable[from];
    const rest = movable.filter((each) => each !== moved);
    if (moved) columns.move(moved.id, rest[to]?.id ?? null);
  });

  return (
    <ul ref={list} className="min-h-0 overflow-y-auto overscroll-contain">
      {movable.map((column, at) => (
        <li
          key={column.id}
          className={classNames("relative flex items-center gap-1 rounded-sm px-1 hover:bg-gray-3", dropLineAt(at))}
        >
          <CheckBox
            label={column.name}
            checked={columns.isVisible(column)}
            onChange={(isOn) => columns.show(column, isOn)}
            className="min-h-8 min-w-0 flex-1 px-1.5 pointer-coarse:min-h-11"
          >
            <bdi className="min-w-0 truncate">{column.name}</bdi>
          </CheckBox>
          <button
            {...gripAt(at)}
            type="button"
            aria-label={t("move", { name: column.name })}
            className="grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-gray-11 hover:bg-gray-4 active:cursor-grabbing pointer-coarse:size-11"
          >
            <GripVertical aria-hidden className="size-4" strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  );
}
