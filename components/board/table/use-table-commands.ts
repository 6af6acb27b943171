"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import { ArrowDownUp, Columns3Cog, Download } from "lucide-react";
import { TITLE } from "@/components/board/table/columns/columns";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { type OfferedCommand, useOffer } from "@/components/commands/offers";
import { useLatest } from "@/components/ui/hooks/use-latest";

interface CommandOptions {
  columns: TableColumns;
  /** Null before all tasks are loaded. */
  exportCsv: (() => void) | null;
}

/**
 * What the toolbar and the headers of the table do, in the command palette. They are offered again only when they
 * change: the table renders at every key.
 */
export function useTableCommands({ columns, exportCsv }: CommandOptions): void {
  const t = useTranslations("boardTable");
  const latest = useLatest({ columns, exportCsv });
  const sorting = useSortCommands(columns);
  const { all, shown } = columns;
  const canExport = exportCsv !== null;
  const commands = useMemo((): OfferedCommand[] => {
    const choices = all
      .filter(({ id }) => id !== TITLE)
      .map((column) => {
        const isOn = shown.includes(column);
        return {
          ...{ id: column.id, short: column.name, isCurrent: isOn },
          title: t(isOn ? "toolbar.hideColumn" : "toolbar.showColumn", { name: column.name }),
          run: () => latest.current.columns.show(column, !isOn),
        };
      });
    const csv = { id: "csv", title: t("toolbar.exportCsv"), Icon: Download, run: () => latest.current.exportCsv?.() };
    return [
      ...sorting,
      { id: "columns", title: t("toolbar.columns"), Icon: Columns3Cog, choices },
      ...(canExport ? [csv] : []),
    ];
  }, [t, sorting, all, shown, canExport, latest]);
  useOffer("commands", commands);
}

function useSortCommands(columns: TableColumns): OfferedCommand[] {
  const t = useTranslations("boardList");
  const latest = useLatest(columns);
  const { all, sorts } = columns;
  return useMemo(() => {
    const [first] = sorts;
    const choices = [{ id: "", name: t("sorts.order") }, ...all].map(({ id, name }) => ({
      ...{ id, title: t("sortedBy", { name }), short: name, isCurrent: id === (first?.id ?? "") },
      run: () => latest.current.sortBy(id === "" ? [] : [{ id, desc: false }]),
    }));
    const turn = first && {
      ...{ id: "direction", title: t(first.desc ? "sortAscending" : "sortDescending"), Icon: ArrowDownUp },
      run: () => latest.current.sortBy([{ ...first, desc: !first.desc }, ...sorts.slice(1)]),
    };
    return [{ id: "sort", title: t("sortBy"), Icon: ArrowDownUp, choices }, ...(turn ? [turn] : [])];
  }, [t, all, sorts, latest]);
}
