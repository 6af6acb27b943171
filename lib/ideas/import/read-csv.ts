import "server-only";
import { Readable } from "node:stream";
import { BrokenCsv, csvFormat, type CsvRow, csvRows } from "@/lib/csv/rows";
import { Invalid } from "@/lib/errors";

export interface CsvTable {
  header: string[];
  rows: CsvRow[];
}

export const MOST_ROWS = 10_000;
const MOST_COLUMNS = 200;
const LONGEST_RECORD = 200_000;

/** Reads a file row by row and stops at the first one too many. @throws Invalid for a file that is no such table */
export async function readCsv(bytes: Uint8Array): Promise<CsvTable> {
  const open = () => Readable.from(chunksOf(bytes)) as AsyncIterable<Uint8Array>;
  const rows: CsvRow[] = [];
  let header: string[] | null = null;
  try {
    for await (const row of csvRows(open, await csvFormat(open), { columns: MOST_COLUMNS, record: LONGEST_RECORD })) {
      if (!header) header = row.cells.map((cell) => cell.trim());
      else rows.push(row);
      if (rows.length > MOST_ROWS) throw refusal("The file may have up to 10,000 ideas.");
    }
  } catch (error) {
    throw error instanceof BrokenCsv ? refusal(sentenceOf(error)) : error;
  }
  if (!header || rows.length === 0) throw refusal("The file has no ideas.");
  return { header, rows };
}

const sentenceOf = ({ reason, line }: BrokenCsv): string =>
  ({
    columns: `The file may have up to ${MOST_COLUMNS} columns.`,
    rows: "The file may have up to 10,000 ideas.",
    unreadable: `Line ${line} of the file can't be read.`,
  })[reason];

const refusal = (message: string) => new Invalid(message, { params: { file: message } });

const CHUNK = 64 * 1024;

function* chunksOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}
