export interface TableData {
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** The sums, below all rows. */
  sums?: readonly TableCell[];
}

export interface TableColumn {
  label: string;
  /** In the file, if it has other words there, such as a unit. */
  csvLabel?: string;
  isNumber?: boolean;
}

export interface TableRow {
  id: string;
  cells: readonly TableCell[];
}

export interface TableCell {
  text: string;
  /** What the order goes by, if not the text. */
  value?: number | string;
  /** In the file, if not the value or the text. */
  csv?: string;
  href?: string;
  person?: { id: number; photo: string };
  color?: string | null;
}

export interface SortOrder {
  column: number;
  isDescending: boolean;
}

/** Equal rows keep the order in which they came. */
export function sortedRows(rows: readonly TableRow[], order: SortOrder | null, locale: string): readonly TableRow[] {
  if (!order) return rows;

  const words = new Intl.Collator(locale, { numeric: true });
  const sign = order.isDescending ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(valueIn(one, order), valueIn(other, order), words));
}

const valueIn = ({ cells }: TableRow, { column }: SortOrder) => cells[column]?.value ?? cells[column]?.text ?? "";

function compare(one: number | string, other: number | string, words: Intl.Collator): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return words.compare(String(one), String(other));
}

/** With numbers that programs read, in the order on the screen. */
export function csvRowsOf({ columns, sums }: TableData, rows: readonly TableRow[]): string[][] {
  return [
    columns.map(({ label, csvLabel }) => csvLabel ?? label),
    ...rows.map(({ cells }) => cells.map(csvOfCell)),
    ...(sums ? [sums.map(csvOfCell)] : []),
  ];
}

const csvOfCell = ({ text, value, csv }: TableCell): string =>
  csv ?? (typeof value === "number" ? String(value) : text);
