import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { type Delimiter, delimiterOf } from "@/lib/csv/delimiter";
import { type Encoding, encodingOf, type OpenBytes, textIn } from "@/lib/csv/encoding";
import { withoutGuard } from "@/lib/text/formula-guard";

/** With the number of its first line in the file. */
export type CsvRow = { line: number; cells: string[] };

export interface CsvFormat {
  encoding: Encoding;
  delimiter: Delimiter;
}

/** What is not chosen is detected. */
export async function csvFormat(open: OpenBytes, chosen: Partial<CsvFormat> = {}): Promise<CsvFormat> {
  const encoding = chosen.encoding ?? (await encodingOf(open));
  return { encoding, delimiter: chosen.delimiter ?? (await delimiterOf(textIn(open, encoding))) };
}

interface Limits {
  columns: number;
  /** Characters of a row. */
  record: number;
}

/** A line that is not as it should be. */
export class BrokenCsv extends Error {
  constructor(
    readonly line: number,
    readonly reason: "columns" | "rows" | "unreadable",
  ) {
    super(reason);
  }
}

/** All rows that are not empty, one by one, without the apostrophe that keeps formulas from running.
 * @throws BrokenCsv */
export async function* csvRows(
  open: OpenBytes,
  { encoding, delimiter }: CsvFormat,
  { columns, record: longest }: Limits,
): AsyncGenerator<CsvRow> {
  const parser = parse({
    ...{ bom: true, delimiter, info: true, max_record_size: longest },
    ...{ relax_column_count: true, relax_quotes: true, skip_empty_lines: true, skip_records_with_empty_values: true },
  });
  let line = 1;
  try {
    // Errors of the source reach the reader of the parser.
    pipeline(Readable.from(bounded(textIn(open, encoding), delimiter)), parser, () => {});
    for await (const { record, info } of parser as AsyncIterable<ReadRecord>) {
      if (record.length > columns) throw new BrokenCsv(line, "columns");
      yield { line, cells: record.map(withoutGuard) };
      line = info.lines + 1;
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenCsv(line, "unreadable") : error;
  }
}

/** More than a readable text has. The parser would hold such a row, however long it is. */
const MOST_DELIMITERS = 100_000;
/** Empty rows are no rows, but take their time. */
const MOST_LINES = 4_000_000;

/** @throws BrokenCsv before the parser reads a line or a file without an end */
async function* bounded(text: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<string> {
  let [lines, delimiters] = [0, 0];
  for await (const piece of text) {
    for (let at = 0; at < piece.length; at += 1) {
      const letter = piece.charAt(at);
      if (letter === "\n" || letter === "\r") [lines, delimiters] = [lines + 1, 0];
      else if (letter === delimiter) delimiters += 1;
      if (delimiters > MOST_DELIMITERS) throw new BrokenCsv(lines + 1, "columns");
    }
    if (lines > MOST_LINES) throw new BrokenCsv(lines, "rows");
    yield piece;
  }
}

interface ReadRecord {
  record: string[];
  info: { lines: number };
}
