import "server-only";
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Invalid } from "@/lib/errors";
import { decodeText } from "@/lib/ideas/import/decode";
import { withoutGuard } from "@/lib/text/formula-guard";

/** With the number of its first line in the file. */
export type CsvRow = { line: number; cells: string[] };

export interface CsvTable {
  header: string[];
  rows: CsvRow[];
}

export const MOST_ROWS = 10_000;
const MOST_COLUMNS = 200;
const LONGEST_RECORD = 200_000;
const CHUNK = 64 * 1024;

/** Reads a file row by row and stops at the first one too many. @throws Invalid for a file that is no such table */
export async function readCsv(bytes: Uint8Array): Promise<CsvTable> {
  const text = decodeText(bytes);
  const rows: CsvRow[] = [];
  let header: string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of recordsOf(text)) {
      if (record.length > MOST_COLUMNS) throw refusal(`The file may have up to ${MOST_COLUMNS} columns.`);
      if (!header) header = record.map((cell) => cell.trim());
      else rows.push({ line, cells: record.map(withoutGuard) });
      if (rows.length > MOST_ROWS) throw refusal("The file may have up to 10,000 ideas.");
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw refusal(`Line ${line} of the file can't be read.`);
    throw error;
  }
  if (!header || rows.length === 0) throw refusal("The file has no ideas.");
  return { header, rows };
}

const refusal = (message: string) => new Invalid(message, { params: { file: message } });

interface ReadRecord {
  record: string[];
  info: { lines: number };
}

function recordsOf(text: string): AsyncIterable<ReadRecord> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  return Readable.from(chunksOf(text)).pipe(parser) as AsyncIterable<ReadRecord>;
}

function* chunksOf(text: string) {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

const DELIMITERS = [",", ";", "\t"] as const;

/** The one that the first line has most often, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((each) => [each, 0]));
  let isQuoted = false;
  for (let at = 0; at < Math.min(text.length, LONGEST_RECORD); at += 1) {
    const letter = text.charAt(at);
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) break;
    else if (!isQuoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const [most = ","] = [...counts].sort(([, one], [, other]) => other - one).map(([each]) => each);
  return most;
}
