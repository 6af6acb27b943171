"use client";
import { useTranslations } from "next-intl";
import { ArrowDownUp, Columns3Cog, Download } from "lucide-react";
import { TITLE } from "@/components/board/table/columns/columns";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";

interface CommandOptions {
  columns: TableColumns;
  /** Ids of the tasks whose rows are checked. */
  checked: ReadonlySet<number>;
  /** Null before all tasks are loaded. */
  exportCsv: (() => void) | null;
}

/** What the toolbar and the headers of the table do, in the command palette. */
export function useTableCommands({ columns, checked, exportCsv }: CommandOptions): void {
  const t = useTranslations("boardTable");
  const sorting = useSortCommands(columns);
  const movable = columns.all.filter(({ id }) => id !== TITLE);
  useOffer("selection", checked);
  useOffer("commands", [
    ...sorting,
    {
      ...{ id: "columns", title: t("toolbar.columns"), Icon: Columns3Cog },
      choices: movable.map((column) => {
        const isOn = columns.isVisible(column);
        return {
          ...{ id: column.id, short: column.name, isCurrent: isOn },
          title: t(isOn ? "toolbar.hideColumn" : "toolbar.showColumn", { name: column.name }),
          run: () => columns.show(column, !isOn),
        };
      }),
    },
    ...(exportCsv ? [{ id: "csv", title: t("toolbar.exportCsv"), Icon: Download, run: exportCsv }] : []),
  ]);
}

function useSortCommands({ all, sorts, sortBy }: TableColumns): OfferedCommand[] {
  const t = useTranslations("boardList");
  const order = { id: "", name: t("sorts.order") };
  const [first] = sorts;
  return [
    {
      ...{ id: "sort", title: t("sortBy"), Icon: ArrowDownUp },
      choices: [order, ...all].map(({ id, name }) => ({
        ...{ id, title: t("sortedBy", { name }), short: name, isCurrent: id === (first?.id ?? "") },
        run: () => sortBy(id === "" ? [] : [{ id, desc: false }]),
      })),
    },
    ...(first
      ? [
          {
            ...{ id: "direction", title: t(first.desc ? "sortAscending" : "sortDescending"), Icon: ArrowDownUp },
            run: () => sortBy([{ ...first, desc: !first.desc }, ...sorts.slice(1)]),
          },
        ]
      : []),
  ];
}
