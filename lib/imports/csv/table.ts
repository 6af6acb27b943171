import "server-only";
import { BrokenCsv, type CsvFormat, csvFormat, type CsvRow, csvRows } from "@/lib/csv/rows";
import type { OpenBytes } from "@/lib/csv/encoding";
import { Unprocessable } from "@/lib/errors";
import { keyOfHeader } from "@/lib/imports/csv/columns";

const MOST_COLUMNS = 500;
export const MOST_ROWS = 200_000;
const LONGEST_RECORD = 1_000_000;

/** A table with a first row of names. It is read again for each use, so that memory holds one row. */
export interface CsvTable {
  headers: string[];
  format: CsvFormat;
  /** @throws Unprocessable */
  rows: () => AsyncGenerator<CsvRow>;
}

/** @throws Unprocessable for what is no such table */
export async function openTable(open: OpenBytes, chosen: Partial<CsvFormat> = {}): Promise<CsvTable> {
  const format = await csvFormat(open, chosen);
  const [first] = await firstRows(allRows(open, format), 1);
  const headers = (first?.cells ?? []).map((cell) => cell.trim());
  refuseHeaders(headers);
  return { headers, format, rows: () => withoutFirst(allRows(open, format)) };
}

export async function firstRows(rows: AsyncGenerator<CsvRow>, most: number): Promise<CsvRow[]> {
  const found: CsvRow[] = [];
  for await (const row of rows) {
    found.push(row);
    if (found.length === most) break;
  }
  return found;
}

/** What text never has. */
const BINARY = /[\0-\x08\x0e-\x1f]/;

function refuseHeaders(headers: string[]) {
  if (headers.every((header) => header === "")) throw new Unprocessable("The file is empty.");
  if (headers.some((header) => BINARY.test(header))) throw new Unprocessable("This file is not a CSV file.");
  const seen = new Set<string>();
  for (const header of headers) {
    const key = keyOfHeader(header);
    if (key !== "" && seen.has(key))
      throw new Unprocessable(`The file has two columns with the name “${header.slice(0, 100)}”.`);
    seen.add(key);
  }
}

async function* allRows(open: OpenBytes, format: CsvFormat): AsyncGenerator<CsvRow> {
  let count = 0;
  try {
    for await (const row of csvRows(open, format, { columns: MOST_COLUMNS, record: LONGEST_RECORD })) {
      yield row;
      count += 1;
      if (count > MOST_ROWS + 1) throw new BrokenCsv(row.line, "rows");
    }
  } catch (error) {
    throw error instanceof BrokenCsv ? new Unprocessable(sentenceOf(error)) : error;
  }
}

const sentenceOf = ({ reason, line }: BrokenCsv): string =>
  ({
    columns: `The file may have up to ${MOST_COLUMNS} columns.`,
    rows: "The file may have up to 200,000 rows.",
    unreadable: `Line ${line} of the file can't be read.`,
  })[reason];

async function* withoutFirst(rows: AsyncGenerator<CsvRow>): AsyncGenerator<CsvRow> {
  let isFirst = true;
  for await (const row of rows) {
    if (!isFirst) yield row;
    isFirst = false;
  }
}
