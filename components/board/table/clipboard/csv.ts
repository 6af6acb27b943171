/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NEGATIVE_NUMBER = /^-\d+(?:[.,]\d+)?$/;
const isFormula = (text: string): boolean => FORMULA.test(text) && !NEGATIVE_NUMBER.test(text);

/** With an apostrophe before what would be a formula; `withoutGuard` takes it away again. */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text);

export const withoutGuard = (text: string): string => (text.startsWith("'") && isFormula(text) ? text.slice(1) : text);

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => field(guarded(text))).join()).join("\r\n")}\r\n`;

const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A name that every system accepts. */
export function csvFileName(title: string, day: string): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "")
    .slice(0, 100);
  return `${name || "board"} ${day}.csv`;
}
