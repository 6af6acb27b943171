import type { CsvRow } from "@/lib/csv/rows";
import { Unprocessable } from "@/lib/errors";
import { type CsvTarget, isCsvTarget, keyOfHeader, type MappedColumn } from "@/lib/imports/csv/columns";

export type Cells = (row: CsvRow, target: CsvTarget) => string;

export interface MappedTable {
  /** The trimmed cell of a column; empty where there is none. */
  cell: Cells;
  hasColumn: (target: CsvTarget) => boolean;
  /** Columns that become custom fields. */
  fields: { place: number; title: string }[];
}

/** @throws Unprocessable for a map without a title, or with columns that do not exist */
export function mapped(headers: readonly string[], map: readonly MappedColumn<string>[]): MappedTable {
  const places = new Map<CsvTarget, number>();
  const fields: MappedTable["fields"] = [];
  for (const { csv, table } of map) {
    if (table === null || table === "") continue;
    if (!isCsvTarget(table)) throw new Unprocessable(`There is no column “${table.slice(0, 100)}” to import into.`);
    const place = placeOf(headers, csv);
    if (table === "custom_field") fields.push({ place, title: csv.trim() });
    else if (places.has(table)) throw new Unprocessable(`Only one column can be imported into “${table}”.`);
    else places.set(table, place);
  }
  if (!places.has("task_title")) throw new Unprocessable("Choose the column with the titles of the tasks.");
  return {
    cell: ({ cells }, target) => (cells[places.get(target) ?? -1] ?? "").trim(),
    hasColumn: (target) => places.has(target),
    fields,
  };
}

/** By its exact name, else by its key. */
function placeOf(headers: readonly string[], name: string): number {
  const exact = headers.indexOf(name.trim());
  const place = exact >= 0 ? exact : headers.map(keyOfHeader).indexOf(keyOfHeader(name));
  if (place < 0) throw new Unprocessable(`The file has no column “${name.slice(0, 100)}”.`);
  return place;
}
