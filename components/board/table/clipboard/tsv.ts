import { guarded, withoutGuard } from "@/lib/text/formula-guard";
import { escapeHtml } from "@/lib/text/escape-html";

type Rows = readonly (readonly string[])[];

/** As spreadsheets copy cells. */
export const tsvOf = (rows: Rows): string =>
  rows.map((row) => row.map((text) => field(guarded(text))).join("\t")).join("\n");

const field = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const htmlTableOf = (rows: Rows): string =>
  `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${htmlOf(text)}</td>`).join("")}</tr>`).join("")}</table>`;

/** Without the style, Excel puts each line into a row of its own. */
const htmlOf = (text: string): string =>
  escapeHtml(guarded(text)).replace(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">');

/** Reads what a spreadsheet copied: quoted cells may contain tabs and lines. */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const { quoted, plain, end } of piecesOf(text.replace(/(?:\r\n|\r|\n)$/, ""))) {
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(withoutGuard(value));
    if (end !== "" && end !== "\t") rows.push([]);
  }
  return rows;
}

interface Piece {
  quoted: string | undefined;
  plain: string;
  /** What follows the cell: a tab, a line break, or nothing at the end. */
  end: string;
}

function* piecesOf(text: string): Generator<Piece> {
  // A quote that does not close its cell is a character like any other.
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  for (;;) {
    const [, quoted, plain = "", end = ""] = cell.exec(text) ?? [];
    yield { quoted, plain, end };
    if (end === "") return;
  }
}
