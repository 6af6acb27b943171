"use client";
import {
  ArrowDown,
  ArrowUp,
  EyeOff,
  MoveHorizontal,
  PanelLeftClose,
  Pin,
  PinOff,
  X,
  ZoomIn,
  ZoomOut,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { type TableColumn, TITLE } from "@/components/board/table/columns/columns";
import { withinLimits } from "@/components/board/table/columns/table-layout";
import type { ColumnModel } from "@/components/board/table/columns/use-column-model";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { AnchoredMenu, type MenuAnchor } from "@/components/ui/overlays/menu";
import { MenuItem, MenuSeparator } from "@/components/ui/overlays/menu-items";

interface HeaderMenuProps {
  menu: MenuAnchor;
  columns: TableColumns;
  model: ColumnModel;
  column: TableColumn;
  onFit: (column: TableColumn) => void;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

export function HeaderMenu({ menu, ...props }: HeaderMenuProps) {
  return (
    <AnchoredMenu {...menu}>
      <SortItems {...props} />
      <MenuSeparator />
      <WidthItems {...props} />
      <MenuSeparator />
      <PlaceItems {...props} />
    </AnchoredMenu>
  );
}

type ItemProps = Omit<HeaderMenuProps, "menu">;

function SortItems({ columns, column: { id } }: ItemProps) {
  const t = useTranslations("tableMenus.header");
  const { sorts, sortBy } = columns;
  const others = sorts.filter((each) => each.id !== id);
  const isSorted = others.length < sorts.length;
  return (
    <>
      <MenuItem icon={<ArrowUp {...icon} />} onClick={() => sortBy([{ id, desc: false }])}>
        {t("ascending")}
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} onClick={() => sortBy([{ id, desc: true }])}>
        {t("descending")}
      </MenuItem>
      {others.length > 0 && (
        <>
          <MenuItem icon={<ArrowUp {...icon} />} onClick={() => sortBy([...others, { id, desc: false }])}>
            {t("thenAscending")}
          </MenuItem>
          <MenuItem icon={<ArrowDown {...icon} />} onClick={() => sortBy([...others, { id, desc: true }])}>
            {t("thenDescending")}
          </MenuItem>
        </>
      )}
      {isSorted && (
        <MenuItem icon={<X {...icon} />} onClick={() => sortBy(others)}>
          {t("unsorted")}
        </MenuItem>
      )}
    </>
  );
}

const STEP = 24;

function WidthItems({ columns, model, column, onFit }: ItemProps) {
  const t = useTranslations("tableMenus.header");
  const width = model.table.getColumn(column.id)?.getSize() ?? column.width;
  const resize = (by: number) => columns.resize(column.id, withinLimits(width + by));
  return (
    <>
      <MenuItem icon={<ZoomIn {...icon} />} closeOnClick={false} onClick={() => resize(STEP)}>
        {t("wider")}
      </MenuItem>
      <MenuItem icon={<ZoomOut {...icon} />} closeOnClick={false} onClick={() => resize(-STEP)}>
        {t("narrower")}
      </MenuItem>
      <MenuItem icon={<MoveHorizontal {...icon} />} onClick={() => onFit(column)}>
        {t("fit")}
      </MenuItem>
    </>
  );
}

function PlaceItems({ columns, model, column }: ItemProps) {
  const t = useTranslations("tableMenus.header");
  const { shown, all } = columns;
  const at = shown.indexOf(column);
  const [previous, next] = [shown[at - 1], shown[at + 1]];
  const isFrozen = at < model.frozen;
  const afterNext = () => all[all.findIndex((each) => each === next) + 1]?.id ?? null;
  return (
    <>
      {at > 1 && previous && (
        <MenuItem
          icon={<PanelLeftClose {...icon} className="size-4 rtl:-scale-x-100" />}
          onClick={() => columns.move(column.id, previous.id)}
        >
          {t.rich("before", { name: previous.name, quoted })}
        </MenuItem>
      )}
      {at > 0 && next && (
        <MenuItem
          icon={<PanelLeftClose {...icon} className="size-4 -scale-x-100 rtl:scale-x-100" />}
          onClick={() => columns.move(column.id, afterNext())}
        >
          {t.rich("after", { name: next.name, quoted })}
        </MenuItem>
      )}
      {at < model.mostFrozen && at !== model.frozen - 1 && (
        <MenuItem icon={<Pin {...icon} />} onClick={() => columns.change({ frozen: at + 1 })}>
          {t("freeze")}
        </MenuItem>
      )}
      {isFrozen && (
        <MenuItem icon={<PinOff {...icon} />} onClick={() => columns.change({ frozen: 0 })}>
          {t("unfreeze")}
        </MenuItem>
      )}
      {column.id !== TITLE && (
        <MenuItem icon={<EyeOff {...icon} />} onClick={() => columns.show(column, false)}>
          {t("hide")}
        </MenuItem>
      )}
    </>
  );
}

const quoted = (chunks: React.ReactNode) => <bdi>{chunks}</bdi>;
