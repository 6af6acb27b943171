"use client";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CsvButton } from "@/components/reports/parts/csv-button";
import { TableHead } from "@/components/reports/parts/table-head";
import { TableRows, TableSums } from "@/components/reports/parts/table-rows";
import { csvRowsOf, sortedRows, type SortOrder, type TableData } from "@/components/reports/parts/table-data";
import { Button } from "@/components/ui/controls/button";
import { LinkButton } from "@/components/ui/controls/link-button";

interface DataTableProps {
  title: string;
  note?: string;
  table: TableData;
  days: { first: string; last: string };
  empty: string;
  /** Where there are more than these rows. */
  whole?: { text: string; href: string };
}

const FIRST_ROWS = 10;
/** A button for one more row would take as much room as the row. */
const FEW_MORE = 3;

/** Sorted by its headers; the file has the same order. */
export function DataTable({ title, note, table, days, empty, whole }: DataTableProps) {
  const id = useId();
  const locale = useLocale();
  const [order, setOrder] = useState<SortOrder | null>(null);
  const rows = sortedRows(table.rows, order, locale);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-gray-6 bg-surface">
      <div className="flex items-start gap-3 px-4 pt-4 pb-2">
        <h2 id={id} className="min-w-0 flex-1 font-medium">
          {title}
        </h2>
        {rows.length > 0 && <CsvButton title={title} days={days} rows={csvRowsOf(table, rows)} />}
      </div>
      {note && <p className="-mt-1.5 px-4 pb-2 text-sm text-gray-11">{note}</p>}
      {rows.length > 0 ? (
        <Body title={title} table={{ ...table, rows }} order={order} onOrder={setOrder} whole={whole} />
      ) : (
        <p className="px-4 py-10 text-center text-gray-11">{empty}</p>
      )}
    </section>
  );
}

interface BodyProps extends Pick<DataTableProps, "whole"> {
  title: string;
  table: TableData;
  order: SortOrder | null;
  onOrder: (order: SortOrder) => void;
}

function Body({ title, table: { columns, rows, sums }, order, onOrder, whole }: BodyProps) {
  const t = useTranslations("reports.table");
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || rows.length <= FIRST_ROWS + FEW_MORE ? rows.length : FIRST_ROWS;
  return (
    <>
      <div className="relative overflow-x-auto print:overflow-visible">
        <table className="w-full text-base tabular-nums">
          <caption className="sr-only">{title}</caption>
          <TableHead columns={columns} order={order} onOrder={onOrder} />
          <TableRows columns={columns} rows={rows} shown={shown} />
          {sums && <TableSums columns={columns} sums={sums} />}
        </table>
      </div>
      {(shown < rows.length || whole) && (
        <p className="flex flex-wrap justify-center gap-2 border-t border-gray-6 py-2 print:hidden">
          {shown < rows.length && (
            <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
              {t("showAll", { count: rows.length })}
            </Button>
          )}
          {whole && (
            <LinkButton kind="quiet" size="small" href={whole.href} prefetch={false}>
              {whole.text}
            </LinkButton>
          )}
        </p>
      )}
    </>
  );
}
